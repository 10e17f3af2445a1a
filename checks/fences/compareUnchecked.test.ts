import { expect, test } from 'vitest';
import { compareUnchecked } from './compareUnchecked';

test('the count of a page may not rise', () => {
  expect(compareUnchecked({ a: 1 }, { a: 2 })[0]).toMatch(
    /^a: 2 unchecked fence\(s\), 1 accepted: /,
  );
  expect(compareUnchecked({}, { a: 1 })).toHaveLength(1);
});

test('a count that fell must be written down, so that it cannot rise again', () => {
  expect(compareUnchecked({ a: 2 }, {})).toEqual([
    'a: only 0 unchecked fence(s) left of 2: pnpm fences:accept',
  ]);
  expect(compareUnchecked({ a: 1 }, { a: 1 })).toEqual([]);
});
