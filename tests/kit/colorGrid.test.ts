import { expect, test } from 'vitest';
import { compareGrids } from './colorGrid';

test('squares differ by more than the tolerance in one channel, or if one is missing', () => {
  const grid = [['ffffff', '102030'], ['000000']];
  expect(compareGrids(grid, grid, 0)).toEqual(['..', '.']);
  expect(compareGrids(grid, [['fffffa', '102030'], ['000000']], 5)).toEqual(['..', '.']);
  expect(compareGrids(grid, [['fffff9', '102030'], ['000000']], 5)).toEqual(['#.', '.']);
  expect(compareGrids(grid, [['ffffff'], ['000000', 'ffffff']], 5)).toEqual(['.#', '.#']);
});
