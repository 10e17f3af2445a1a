import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { lastCommit } from '../lastCommit';
import { summarizeRecordings } from './summarizeRecordings';

const root = join(import.meta.dirname, '../../..');

test('the home page shows files of a real recording, uncut', async () => {
  const { source, outputs, steps, version, install, examples, files } =
    await summarizeRecordings(root);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(install.version, 'measured with another version: pnpm bump').toBe(version);
  expect(examples).toBeGreaterThan(0);
  expect(files).toBeGreaterThan(examples);
  expect(outputs.map(({ label }) => label)).toEqual([
    "format: 'esm'",
    "format: 'cjs'",
    'bundle: false',
  ]);
  const names = outputs.map(({ files }) => files.map(({ path }) => path));
  expect(names[1]).toEqual(['dist/index.cjs', 'dist/guest.d.cts', 'dist/index.d.cts']);
  for (const { code, parts } of [...source, ...outputs.flatMap(({ files }) => files)]) {
    expect(parts.map(({ html }) => parse(html).textContent).join('\n')).toBe(code);
  }
  // Colored to the end of the line.
  expect(source[0]?.parts[0]?.html).toMatch(/^<span><span style="color:[^"]+">import<\/span>/);
  expect(steps.map(({ command }) => command)).toEqual(['npx rslib', 'node use.mjs']);
  expect(steps.at(-1)?.output).toBeTruthy();
}, 20_000);

test('outside a repository there is no date', () => {
  expect(lastCommit(mkdtempSync(join(tmpdir(), 'no-git-')))).toBeUndefined();
});
