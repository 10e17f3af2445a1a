import { expect, test } from 'vitest';
import { parsePage } from './parsePage';

test.each([
  ['# A\n\n<Tabs>\n<Tab label="x">\n\nhello\n', 4, 1],
  ['# A\n\nHere <x\n', 3, 8],
])('a parse error has its line and column: %j', (source, line, column) => {
  expect(() => parsePage(source)).toThrow(expect.objectContaining({ line, column }));
});
