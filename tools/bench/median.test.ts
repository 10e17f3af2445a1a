import { expect, test } from 'vitest';
import { median } from './median';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[Number.NaN, 7], 7],
  [[], Number.NaN],
])('median of %j is %d', (values, expected) => expect(median(values)).toBe(expected));
