import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { groupTitle } from './groupTitles';

test('a menu that is being written, and so is no JSON, gives no label, and does not end the dev server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'groups-'));
  mkdirSync(path.join(folder, 'guide/start'), { recursive: true });
  const meta = path.join(folder, 'guide/_meta.json');
  writeFileSync(meta, '[{ "type": "dir", "name": "start", "label": "Start" }]');
  expect(groupTitle(folder, '/guide/start/cli')).toBe('guide › Start');
  writeFileSync(meta, '[{ "type": "dir", ');
  writeFileSync(path.join(folder, '_nav.json'), '{}');
  expect(groupTitle(folder, '/guide/start/cli')).toBe('guide › start');
  rmSync(folder, { recursive: true });
});
