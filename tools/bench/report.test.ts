import { expect, test } from 'vitest';
import { onLine, ratio, rowOf, spread } from './report';

test.each([
  [[3, 1, 2], '2 (1–3)'],
  [[2, 2], '2'],
  [[4, 1, 2, 3, Number.NaN], '2.5 (1–4)'],
  [[0.1231, 0.1272], '0.125 (0.123–0.127)'],
  [[Number.NaN], '–'],
])('%j is %s', (values, text) => expect(spread(values)).toBe(text));

test('a row has the spread of each number', () => {
  const measures = [{ 'FCP ms': 900, requests: 4 }, { 'FCP ms': 1100 }];
  expect(rowOf(measures as never)).toEqual({ 'FCP ms': '1000 (900–1100)', requests: '4' });
});

test.each([
  [[1, 2, 3], [4], '0.50x'],
  [[1], [0], ''],
  [[], [1], ''],
])('%j as a part of %j is %s', (own, other, text) => expect(ratio(own, other)).toBe(text));

test('a measure is extrapolated linearly from two others', () => {
  expect(onLine({ pages: 190, s: 40 }, { pages: 760, s: 100 }, 5)).toEqual({ pages: 3040, s: 340 });
});
