import { expect, test } from 'vitest';
import { REACH_PX, STARS, starShift } from './starShift';

test('9.28 35 positions, proximity 100 px', () => {
  expect(STARS).toHaveLength(35);
  expect(REACH_PX).toBe(100);
  expect(new Set(STARS.map(({ x, y }) => `${x} ${y}`)).size).toBe(35);
});

test.each([
  ['toward a mouse on the right below', { x: 50, y: 20 }, { x: 20, y: 8 }],
  ['toward a mouse on the left above', { x: -99, y: -10 }, { x: -39.6, y: -4 }],
  ['not at all when 100 px away', { x: 100, y: 0 }, { x: 0, y: 0 }],
  ['not at all when only one axis is near', { x: 5, y: 160 }, { x: 0, y: 0 }],
])('2.5.5 a star moves %s', (_, mouse, shift) => {
  const { x, y } = starShift({ x: 0, y: 0 }, mouse);
  expect(x).toBeCloseTo(shift.x);
  expect(y).toBeCloseTo(shift.y);
});
