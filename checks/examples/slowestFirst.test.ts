import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findExample, listExamples } from '../../build/pages/example/exampleFolders';
import { slowestFirst } from './slowestFirst';

const root = join(import.meta.dirname, '../..');

test('examples that run other tools than Rslib come before single builds', () => {
  const names = ['esm-minimal', 'storybook-example', 'quick-start'];
  const ordered = slowestFirst(names.map((name) => findExample(root, name)));
  expect(ordered.map(({ id }) => id)).toEqual(['storybook-example', 'quick-start', 'esm-minimal']);
});

test('none is lost', () => {
  const all = listExamples(root);
  expect(new Set(slowestFirst(all))).toEqual(new Set(all));
});
