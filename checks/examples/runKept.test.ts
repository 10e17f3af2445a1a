import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findExample } from '../../build/pages/example/exampleFolders';
import { endKept, toolArgs } from '../../claims/runKept';
import { runExample } from './runExample';

const root = join(import.meta.dirname, '../..');
afterEach(async () => void (await endKept()));

test('a kept process builds one example after the other as the command does, declarations too', async () => {
  for (const id of [
    'esm-minimal',
    'iife-with-exports',
    'dual-bundled-types',
    'remove-console',
    'esm-minimal',
  ]) {
    const example = findExample(root, id);
    expect(await runExample(example, true)).toEqual(await runExample(example));
  }
  expect(await endKept()).toBe(1);
}, 60_000);

test.each([
  ['rslib', []],
  ['rslib --root packages/units', ['--root', 'packages/units']],
  ['rslib build --watch', undefined],
  ['rslib && node use.mjs', undefined],
  ['NODE_ENV=test rslib', undefined],
])('%s', (cmd, args) => expect(toolArgs({ cmd, env: {}, exit: 0 })).toEqual(args));

test('a build with an environment of its own, or that has to fail, is left to the command', () => {
  expect(toolArgs({ cmd: 'rslib', env: { DEBUG: '*' }, exit: 0 })).toBeUndefined();
  expect(toolArgs({ cmd: 'rslib', env: {}, exit: 1 })).toBeUndefined();
});
