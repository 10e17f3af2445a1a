import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { lastCommit } from '../history';
import { summarizeRecordings } from './summarizeRecordings';

const root = join(import.meta.dirname, '../../..');

// What the page shows of it: tests/e2e/home.spec.ts.
test('all numbers of the home page are of one version, and highlighting a file loses no character', async () => {
  const { source, outputs, version, install } = await summarizeRecordings(root);
  expect(install.version, 'measured with another version: pnpm bump').toBe(version);
  for (const { code, parts } of [...source, ...outputs.flatMap(({ files }) => files)]) {
    expect(parts.map(({ html }) => parse(html).textContent).join('\n')).toBe(code);
  }
});

test('outside a repository there is no date', () => {
  expect(lastCommit(mkdtempSync(join(tmpdir(), 'no-git-')))).toBeUndefined();
});
