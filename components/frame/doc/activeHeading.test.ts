import { expect, test } from 'vitest';
import { activeHeading } from './activeHeading';

const view = { bars: 72, height: 900, left: 2000, hash: '' };

test.each([
  ['none above the first', [200, 700], view, undefined],
  ['the one that a jump has led to', [-400, 88, 300], view, 'b'],
  ['not the one below it, however near', [-400, 88, 120], view, 'b'],
  ['the last above the bars between two', [-900, -300, 800], view, 'b'],
  ['the last one at the end of the page', [-900, 300, 700], { ...view, left: 0 }, 'c'],
  [
    'the one of the address at the end of the page',
    [-900, 300, 700],
    { ...view, left: 0, hash: '#b' },
    'b',
  ],
  ['nothing on a page without headings', [], { ...view, left: 0 }, undefined],
])('%s', (_, tops, at, id) => {
  const headings = tops.map((top, index) => ({ id: 'abc'[index] ?? '', top }));
  expect(activeHeading(headings, at)).toBe(id);
});
