import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findExample } from '../../build/pages/example/exampleFolders';
import { readRecording } from '../../build/pages/example/recording';
import { endKept, toolArgs } from '../../claims/runKept';
import { runExample } from './runExample';

const root = join(import.meta.dirname, '../..');
afterEach(async () => void (await endKept()));

// Compared with recordings, which the command made.
test('a kept process per workspace builds examples in turn as the command does, also failures and declarations', async () => {
  for (const id of [
    'esm-minimal',
    'iife-with-exports',
    'dts-bundle',
    'vue-lib-dts',
    'remove-console',
    'esm-minimal',
  ]) {
    const example = findExample(root, id);
    expect(await runExample(example, true)).toEqual(readRecording(example.dir));
  }
  expect(await endKept()).toBe(2);
}, 120_000);

test.each([
  ['rslib', []],
  ['rslib --root packages/units', ['--root', 'packages/units']],
  ['rslib build --watch', undefined],
  ['rslib && node use.mjs', undefined],
  ['NODE_ENV=test rslib', undefined],
])('%s', (cmd, args) => expect(toolArgs({ cmd, env: {} })).toEqual(args));

test('a build with environment variables is left to the command', () => {
  expect(toolArgs({ cmd: 'rslib', env: { DEBUG: '*' } })).toBeUndefined();
});
