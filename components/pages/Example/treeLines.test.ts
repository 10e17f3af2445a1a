import { expect, test } from 'vitest';
import { treeLines } from './treeLines';

test('folders come once, before the files beside them', () => {
  const lines = treeLines(['package.json', 'src/index.ts', 'src/text/index.ts', 'dist/index.js']);
  expect(
    lines.map(({ name, depth, isFolder }) => `${' '.repeat(depth)}${name}${isFolder ? '/' : ''}`),
  ).toEqual(['dist/', ' index.js', 'src/', ' text/', '  index.ts', ' index.ts', 'package.json']);
});
