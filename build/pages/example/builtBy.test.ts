import path from 'node:path';
import { expect, test } from 'vitest';
import { builtBy } from './builtBy';
import { findExample } from './exampleFolders';

const root = path.resolve(import.meta.dirname, '../../..');
const toolOf = (id: string, command: string, shown: string[] = []) =>
  builtBy({ ...findExample(root, id), rslib: '1.0.1', command, shown });

test('a project of the documented tool', () => {
  expect(toolOf('quick-start', 'rslib')).toBe('Rslib 1.0.1');
  expect(toolOf('js-api', 'node build.mjs')).toBe('Rslib 1.0.1');
});

test.each([
  ['migrate-tsup-before', 'tsup', /^tsup \d+\.\d+\.\d+$/],
  ['migrate-tsc-before', 'tsc -p .', /^typescript \d+\.\d+\.\d+$/],
  ['release-changesets', 'changeset version', /^@changesets\/cli \d+\.\d+\.\d+$/],
  ['migrate-modernjs-module-before', 'modern build', /^@modern-js\/module-tools \d+\.\d+\.\d+$/],
])('%s is not called the work of Rslib', (id, command, tool) => {
  expect(toolOf(id, command)).toMatch(tool);
});

test.each([
  ['vue-component', 'dist/Counter.vue.d.ts', /^Rslib 1\.0\.1 \+ vue-tsc \d+\.\d+\.\d+$/],
  ['svelte-component', 'dist/Counter.svelte.d.ts', /^Rslib 1\.0\.1 \+ svelte2tsx \d+\.\d+\.\d+$/],
])('types of components are not attributed to Rslib: %s', (id, path, tool) => {
  expect(toolOf(id, 'rslib', ['dist/Counter.js', path])).toMatch(tool);
  expect(toolOf(id, 'rslib', ['dist/Counter.js', 'dist/index.d.ts'])).toBe('Rslib 1.0.1');
});

test('a command that no package provides is an error with its fix', () => {
  expect(() => toolOf('migrate-tsup-before', 'rollup -c')).toThrow(
    /the command "rollup"[\s\S]*devDependencies/,
  );
});
