import { expect, test } from 'vitest';
import { countLine, countPlaywright, countVitest, sum, trueCount } from './count';

const vitest = { numPassedTests: 5, numTotalTests: 8, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } };
const last = '1 passed, 9 failed\nexamples: 12 passed, 0 failed\n';
const green = { passed: 3, failed: 0 };
const red = { passed: 3, failed: 2 };

test.each([
  ['Vitest: skipped tests count as neither', countVitest(vitest), { passed: 5, failed: 1 }],
  [
    'Playwright: a test that passed on a retry passed',
    countPlaywright(playwright),
    { passed: 8, failed: 1, flaky: 1 },
  ],
  ['a command is counted by its last line', countLine(last), { passed: 12, failed: 0 }],
  ['an unreadable report is one failure', trueCount(countVitest(), 0), { passed: 0, failed: 1 }],
  ['a crash is never a pass', trueCount(green, 1), { passed: 3, failed: 1 }],
  ['a red suite keeps its number', trueCount(red, 1), red],
  ['a green suite', trueCount(green, 0), green],
  ['suites are added up', sum([green, red]), { passed: 6, failed: 2 }],
])('%s', (_, count, expected) => expect(count).toMatchObject(expected));
