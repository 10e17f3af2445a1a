import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readData } from '../data/schemas';
import { defaultOf } from './optionTable';

const root = join(import.meta.dirname, '../../..');
const { rows } = readData(root, 'preset');
const { options } = readData(root, 'options');
const of = (path: string) =>
  defaultOf(options.find((option) => option.path === path) ?? { path, type: '' }, rows);

test('a default set by Rslib replaces the one in the types of Rsbuild', () => {
  expect(of('output.dataUriLimit')).toBe('0');
  expect(of('output.assetPrefix')).toBe("'auto'");
  expect(of('output.autoExternal')).toBe('true');
  expect(of('output.target')).toBe("'node'");
  expect(of('performance.buildCache')).toBe('true');
});

test('an object set by Rslib is shown by its keys, other defaults come from the types', () => {
  expect(of('output.minify')).toBe('{ css: false, js: true, jsOptions: {…} }');
  expect(of('dev.hmr')).toBe('true');
});
