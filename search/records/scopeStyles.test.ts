import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { scopeStyles } from './scopeStyles';

const sheet = readFileSync(
  createRequire(import.meta.url).resolve('@docsearch/css/dist/style.css'),
  'utf8',
);

test('no rule of the dialog is for the page itself', () => {
  expect(sheet).toContain(':root{');
  const scoped = scopeStyles(sheet);
  expect(scoped).not.toMatch(/:root|html/);
  expect(scoped).toContain('.DocSearch{--docsearch-primary-color');
});

test('a sheet of another shape is an error', () => {
  expect(() => scopeStyles('.DocSearch{}')).toThrow('no :root');
});
