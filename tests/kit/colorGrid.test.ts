import { expect, test } from 'vitest';
import { compareGrids } from './colorGrid';

test('a square differs if a channel exceeds the tolerance, or if one of the grids lacks it', () => {
  const grid = [['ffffff', '102030'], ['000000']];
  expect(compareGrids(grid, grid, 0)).toEqual(['..', '.']);
  expect(compareGrids(grid, [['fffffa', '102030'], ['000000']], 5)).toEqual(['..', '.']);
  expect(compareGrids(grid, [['fffff9', '102030'], ['000000']], 5)).toEqual(['#.', '.']);
  expect(compareGrids(grid, [['ffffff'], ['000000', 'ffffff']], 5)).toEqual(['.#', '.#']);
});
