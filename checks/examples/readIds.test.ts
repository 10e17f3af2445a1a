import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listExamples } from '../../build/pages/example/exampleFolders';
import { readIds } from './readIds';

const root = join(import.meta.dirname, '../..');

test.each([
  [['keep-names'], ['keep-names'], ['keep-names']],
  [['auto-external'], ['auto-external'], []],
  [['error-circular'], [], ['error-circular']],
  [['claims'], [], []],
  [[], listExamples(root).map(({ id }) => id), []],
])('%j names these examples and claims', (ids, examples, claims) => {
  const read = readIds(root, ids);
  expect(read.examples.map(({ id }) => id)).toEqual(examples);
  expect(read.claims.map(({ id }) => id)).toEqual(claims);
});

test('an unknown id is an error', () => {
  expect(() => readIds(root, ['error-circula'])).toThrow('No example "error-circula"');
});
