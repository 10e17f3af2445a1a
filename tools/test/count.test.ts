import { expect, test } from 'vitest';
import { countLine, countTests, slowestFiles, trueCount } from './count';

const tests = [
  { title: 'a', file: 'x.spec.ts', passed: true, seconds: 2 },
  { title: 'b', file: 'y.spec.ts', passed: true, isFlaky: true, seconds: 3 },
  { title: 'c', file: 'x.spec.ts', passed: false, seconds: 1.5 },
  { title: 'd', file: 'z.spec.ts', passed: true, seconds: 1 },
];
const last = '1 passed, 9 failed\nexamples: 12 passed, 0 failed\n';
const green = { passed: 3, failed: 0 };
const red = { passed: 3, failed: 2 };

test.each([
  ['a test that passed on a retry passed', countTests(tests), { passed: 3, failed: 1, flaky: 1 }],
  ['a command is counted by its last line', countLine(last), { passed: 12, failed: 0 }],
  [
    'a missing report is one failure',
    trueCount(countTests(undefined), 0),
    { passed: 0, failed: 1 },
  ],
  ['a missing count is one failure', trueCount(countLine('1 passed'), 0), { passed: 0, failed: 1 }],
  ['a crash is never a pass', trueCount(green, 1), { passed: 3, failed: 1 }],
  ['a red suite keeps its number', trueCount(red, 1), red],
  ['a green suite', trueCount(green, 0), green],
])('%s', (_, count, expected) => expect(count).toEqual(expected));

test('files are sorted by the total time of their tests', () => {
  expect(slowestFiles(tests, 2)).toEqual([
    { file: 'x.spec.ts', tests: 2, seconds: '3.5' },
    { file: 'y.spec.ts', tests: 1, seconds: '3.0' },
  ]);
});
