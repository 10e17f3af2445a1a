import { expect, test } from 'vitest';
import { compareFiles, parseData } from './data';

const result = (files: Record<string, number>) => ({
  exit: 0,
  config: 0,
  manifest: 0,
  files,
  uses: {},
});

test('files are unchanged, changed, added or removed', () => {
  const before = result({ 'dist/a.js': 1, 'dist/b.js': 2, 'dist/c.js': 3 });
  const after = result({ 'dist/a.js': 1, 'dist/b.js': 4, 'dist/d.js': 3 });
  expect(compareFiles(before, after)).toEqual([
    { path: 'dist/a.js', change: 'same' },
    { path: 'dist/b.js', change: 'changed' },
    { path: 'dist/c.js', change: 'removed' },
    { path: 'dist/d.js', change: 'added' },
  ]);
});

test.each([null, 'a page', [], {}, { texts: [] }, { texts: {}, results: [] }])(
  '%j is not data',
  (value) => expect(() => parseData(value)).toThrow('not the data of the explorer'),
);
