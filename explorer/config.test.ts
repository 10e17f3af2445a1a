import { expect, test } from 'vitest';
import { defaultChoice } from './choice';
import { configText } from './config';
import { manifestOf } from './manifest';
import { findSource } from './sources';

const greet = findSource('function');
const with_ = (id: string, changes: object) => ({ ...defaultChoice(findSource(id)), ...changes });

test('the defaults are not written', () => {
  expect(configText(greet, defaultChoice(greet))).toBe(
    "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({});\n",
  );
});

test('options of lib and of output are in their sections, the plugin comes last', () => {
  const choice = with_('react', { format: 'cjs', bundle: 'false', dts: 'true', target: 'web' });
  expect(
    configText(findSource('react'), choice),
  ).toBe(`import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs', bundle: false, dts: { autoExtension: true } }],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
`);
});

test('each of two formats has its own folder and declarations', () => {
  const choice = with_('function', { format: 'esm+cjs', dts: 'bundle' });
  expect(configText(greet, choice)).toContain(`  lib: [
    { format: 'esm', dts: { bundle: true }, output: { distPath: './dist/esm' } },
    { format: 'cjs', dts: { bundle: true, autoExtension: true }, output: { distPath: './dist/cjs' } },
  ],
`);
  expect(manifestOf(greet, choice).exports).toEqual({
    '.': {
      import: { types: './dist/esm/index.d.ts', default: './dist/esm/index.js' },
      require: { types: './dist/cjs/index.d.cts', default: './dist/cjs/index.cjs' },
    },
  });
});

test('entries are listed only for a bundle', () => {
  const entries = findSource('entries');
  expect(configText(entries, with_('entries', {}))).toContain("slug: './src/slug.ts'");
  expect(configText(entries, with_('entries', { bundle: 'false' }))).not.toContain('entry');
});

test('a command has no exports; styles of a bundle are exported', () => {
  const command = findSource('command');
  expect(manifestOf(command, with_('command', { format: 'cjs' }))).toMatchObject({
    bin: { planets: 'dist/index.cjs' },
    files: ['dist', 'data'],
  });
  const react = findSource('react');
  expect(manifestOf(react, with_('react', { target: 'web' })).exports).toHaveProperty(
    ['./index.css'],
    './dist/index.css',
  );
  expect(manifestOf(react, with_('react', {})).exports).not.toHaveProperty(['./index.css']);
});
