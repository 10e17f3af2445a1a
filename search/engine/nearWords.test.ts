import { expect, test } from 'vitest';
import { nearWords } from './nearWords';

const TERMS = ['bundleless', 'bundle', 'polyfill', 'minify', 'life', 'declaration'];

test.each([
  ['a letter left out', 'bundeless', ['bundleless']],
  ['two neighbors swapped', 'polyflil', ['polyfill']],
  ['a letter doubled', 'minnify', ['minify']],
  ['two slips in a long word', 'declartaoin', ['declaration']],
  ['two slips in a short one', 'mnifi', []],
  ['another first letter', 'wife', []],
])('%s: %s', (_, word, expected) => {
  expect(nearWords(word, TERMS, false)).toEqual(expected);
});

test('a word with a slip is near while it is typed, at every letter after the slip', () => {
  for (const typed of ['pollyf', 'pollyfi', 'pollyfil', 'pollyfill']) {
    expect(nearWords(typed, TERMS, true)).toEqual(['polyfill']);
  }
});
