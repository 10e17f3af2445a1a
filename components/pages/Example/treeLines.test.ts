import { expect, test } from 'vitest';
import { nextTab } from './nextTab';
import { treeLines } from './treeLines';

test('folders come once, before the files beside them', () => {
  const lines = treeLines(['package.json', 'src/index.ts', 'src/text/index.ts', 'dist/index.js']);
  expect(
    lines.map(({ name, depth, isFolder }) => `${' '.repeat(depth)}${name}${isFolder ? '/' : ''}`),
  ).toEqual(['dist/', ' index.js', 'src/', ' text/', '  index.ts', ' index.ts', 'package.json']);
});

test.each([
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s from tab %i leads to %s of 3', (key, from, to) => {
  expect(nextTab(key, from, 3)).toBe(to);
});
