import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastRecordingDate } from './lastRecordingDate';
import { summarizeRecordings } from './summarizeRecordings';

const root = join(import.meta.dirname, '../../..');

test('the home page shows files of a real recording, uncut', async () => {
  const { source, emitted, steps, version, install, examples, files } =
    await summarizeRecordings(root);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(install.version, 'measured with another version: pnpm bump').toBe(version);
  expect(examples).toBeGreaterThan(0);
  expect(files).toBeGreaterThan(examples);
  expect(emitted.map(({ path }) => path)).toEqual(['dist/index.js', 'dist/index.d.ts']);
  for (const { code, lines } of [...source, ...emitted]) {
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
  }
  expect(source[0]?.lines[0]?.[0]?.text).toBe('import'); // coloured to the end of the line
  expect(steps.map(({ command }) => command)).toEqual(['npx rslib', 'node use.mjs']);
  expect(steps.at(-1)?.output).toBeTruthy();
});

test('outside a repository there is no date', () => {
  expect(lastRecordingDate(mkdtempSync(join(tmpdir(), 'no-git-')))).toBeUndefined();
});
