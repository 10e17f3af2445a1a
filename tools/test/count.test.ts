import { expect, test } from 'vitest';
import { countLine, countPlaywright, countVitest, sum, trueCount } from './count';

test('Vitest: skipped tests count as neither', () => {
  const report = { numPassedTests: 5, numTotalTests: 8, numPendingTests: 1, numTodoTests: 1 };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 1 });
});

test('Playwright: a test that passed on a retry passed', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } };
  expect(countPlaywright(report)).toEqual({ passed: 8, failed: 1, flaky: 1 });
});

test('a command is counted by its last line', () => {
  expect(countLine('1 passed, 9 failed\nexamples: 12 passed, 0 failed\n')).toEqual({
    passed: 12,
    failed: 0,
  });
});

test.each([
  ['an unreadable report is one failure', countVitest({}), 0, { passed: 0, failed: 1 }],
  ['a crash is never a pass', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
  ['a red suite keeps its number', { passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
  ['a green suite', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
])('%s', (_, count, code, expected) => expect(trueCount(count, code)).toMatchObject(expected));

test('suites are added up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
