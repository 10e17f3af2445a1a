import { expect, test } from 'vitest';
import { headingPrecision } from './headingPrecision';

const hits = (...terms: string[]) => [
  { score: 1, share: 1, terms: new Map(terms.map((term) => [term, ['heading']])) },
];

test.each([
  ['How to bundle types', ['bundle', '~type'], 1],
  ['Bundle types', ['bundle'], 0.5],
  ['类型检查', ['类型'], 1 / 3],
  ['Bundle types', [], 0],
  ['', ['bundle'], 0],
])('of “%s” with %j', (heading, terms, share) => {
  expect(headingPrecision(heading, hits(...terms))).toBeCloseTo(share);
});

test('a word of the text is none of the heading', () => {
  const inText = [{ score: 1, share: 1, terms: new Map([['bundle', ['text']]]) }];
  expect(headingPrecision('Bundle', inText)).toBe(0);
});
