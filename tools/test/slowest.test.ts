import { expect, test } from 'vitest';
import { slowestFiles } from './slowest';

test('files are sorted by the total time of their tests', () => {
  const results = [
    { title: 'a', file: 'x.spec.ts', passed: true, seconds: 2 },
    { title: 'b', file: 'y.spec.ts', passed: true, seconds: 3 },
    { title: 'c', file: 'x.spec.ts', passed: false, seconds: 1.5 },
    { title: 'd', file: 'z.spec.ts', passed: true, seconds: 1 },
  ];
  expect(slowestFiles(results, 2)).toEqual([
    { file: 'x.spec.ts', tests: 2, seconds: '3.5' },
    { file: 'y.spec.ts', tests: 1, seconds: '3.0' },
  ]);
});
