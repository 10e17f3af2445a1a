import { expect, test } from 'vitest';
import { ratio, spread } from './spread';

test.each([
  [[3, 1, 2], 0, '2 (1–3)'],
  [[2, 2], 0, '2'],
  [[4, 1, 2, 3, Number.NaN], 1, '2.5 (1.0–4.0)'],
  [[0.123, 0.127], 2, '0.13 (0.12–0.13)'],
  [[Number.NaN], 0, '–'],
])('%j with %i decimals is %s', (values, digits, text) =>
  expect(spread(values, digits)).toBe(text),
);

test.each([
  [[1, 2, 3], [4], '0.50x'],
  [[1], [0], ''],
  [[], [1], ''],
])('%j as a part of %j is %s', (own, other, text) => expect(ratio(own, other)).toBe(text));
