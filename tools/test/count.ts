/** How many tests of a suite passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** Passed on a second try only. */
  flaky?: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** Counts of vitest's JSON report. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numTotalTests, numPendingTests, numTodoTests } = isRecord(report)
    ? report
    : {};
  const passed = number(numPassedTests);
  const ran = number(numTotalTests) - number(numPendingTests) - number(numTodoTests);
  return { passed, failed: ran - passed };
}

/** Counts of Playwright's JSON report; a test that passed on a retry counts as passed, its log names it flaky. */
export function countPlaywright(report: unknown): Count {
  const stats = isRecord(report) && isRecord(report.stats) ? report.stats : {};
  return {
    passed: number(stats.expected) + number(stats.flaky),
    failed: number(stats.unexpected),
    flaky: number(stats.flaky),
  };
}

/** Counts of a command that ends with a line `N passed, N failed`. */
export function countLine(output: string): Count {
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  const match = /(\d+) passed, (\d+) failed/.exec(line);
  return { passed: Number(match?.[1] ?? Number.NaN), failed: Number(match?.[2] ?? Number.NaN) };
}

/**
 * The count to believe: a report that could not be read counts as one failure, and so does a suite
 * that exits with an error but reports none.
 */
export function trueCount({ passed, failed, flaky = 0 }: Count, exitCode: number): Count {
  if (!Number.isFinite(passed) || !Number.isFinite(failed)) return { passed: 0, failed: 1 };
  return { passed, flaky, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/** Sum of all suites. */
export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}
