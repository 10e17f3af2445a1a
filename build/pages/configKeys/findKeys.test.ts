import { expect, test } from 'vitest';
import { findKeys } from './findKeys';

const options = new Set([
  ...['lib', 'lib.format', 'lib.dts', 'lib.dts.bundle', 'lib.syntax'],
  ...['output', 'output.target', 'output.distPath', 'plugins', 'root'],
]);
/** The paths found in a configuration; asserts that each range is the last name of its path. */
function paths(body: string): string[] {
  const code = `import { defineConfig } from '@rslib/core';\nexport default defineConfig(${body});`;
  return findKeys(code, options).map(({ path, start, end }) => {
    expect(code.slice(start, end).replace(/'/g, '')).toBe(path.split('.').at(-1));
    return path;
  });
}

test('keys of the top level, of items of lib and of nested objects', () => {
  expect(
    paths(
      "{ root: '.', lib: [{ format: 'esm', 'dts': { bundle: true }, output: { target: 'web' } }] }",
    ),
  ).toEqual(['root', 'lib', 'lib.format', 'lib.dts', 'lib.dts.bundle', 'output', 'output.target']);
});

test('an option of lib may be at the top level', () => {
  expect(paths('{ syntax: 2022, output: {} }')).toEqual(['lib.syntax', 'output']);
});

test('names that are not options, keys of values and computed keys are left alone', () => {
  expect(paths("{ typo: 1, plugins: [{ format: 1 }], [format]: 2, lib: [{ root: 'x' }] }")).toEqual(
    ['plugins', 'lib', 'root'],
  );
});

test('a configuration may be a function', () => {
  expect(paths("({ env }) => ({ lib: [{ format: 'cjs' }] })")).toEqual(['lib', 'lib.format']);
  expect(paths("() => { const a = 1; return { root: 'b' }; }")).toEqual(['root']);
});

test.each([
  ['a part of a file', '{ lib: [] }'],
  [
    'another tool',
    "import { defineConfig } from 'vite';\nexport default defineConfig({ root: '.' });",
  ],
  ['no configuration', "import { build } from '@rslib/core';\nexport default build;"],
])('%s has no keys', (_, code) => {
  expect(findKeys(code, options)).toEqual([]);
});
