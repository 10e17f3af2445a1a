import { expect, test } from 'vitest';
import { exploreAddress } from './exploreAddress';

const project = (config: string, manifest = '{}', ...others: string[]) =>
  new Map([
    ['rslib.config.ts', Buffer.from(config)],
    ['package.json', Buffer.from(manifest)],
    ...others.map((path) => [path, Buffer.from('')] as const),
  ]);
const IMPORT = "import { defineConfig } from '@rslib/core';\n\n";

test('layout, comments, names and plugins tell nothing about the options', () => {
  const config = `${IMPORT}export default defineConfig({
  // For script tags.
  lib: [
    {
      format: 'umd',
      umdName: 'Other',
    },
  ],
  plugins: [pluginOther()],
});
`;
  expect(exploreAddress(project(config))).toBe('/guide/start/explore?source=function&format=umd');
});

test('a project with styles is shown by the source with styles', () => {
  const config = `${IMPORT}export default defineConfig({ output: { target: 'web' } });`;
  expect(exploreAddress(project(config, '{}', 'src/a.css'))).toBe(
    '/guide/start/explore?source=react&target=web',
  );
  expect(exploreAddress(project(config))).toBeUndefined();
});

test.each([
  ['in one folder', "[{ format: 'esm' }, { format: 'cjs' }]"],
  [
    'in folders of their own',
    "[{ format: 'esm', output: { distPath: './dist/esm' } }, { format: 'cjs', output: { distPath: './dist/cjs' } }]",
  ],
])('two formats %s are a choice of the explorer', (_, lib) => {
  const config = `${IMPORT}export default defineConfig({ lib: ${lib} });`;
  expect(exploreAddress(project(config))).toBe(
    '/guide/start/explore?source=function&format=esm+cjs',
  );
});

test.each([
  [
    'items that differ in more than their format',
    "{ lib: [{ format: 'esm', dts: true }, { format: 'cjs' }] }",
    '{}',
  ],
  ['an option that the explorer does not have', "{ lib: [{ format: 'cjs', shims: true }] }", '{}'],
  ['the defaults', '{}', '{}'],
  ['a command with types', '{ lib: [{ dts: true }] }', '{ "bin": "./dist/index.js" }'],
])('%s: no address', (_, options, manifest) => {
  const config = `${IMPORT}export default defineConfig(${options});`;
  expect(exploreAddress(project(config, manifest))).toBeUndefined();
});
