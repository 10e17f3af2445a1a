/** Number of tests of a suite that passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** Passed only when retried. */
  flaky?: number;
}

/** Numbers in a JSON report. */
type Numbers = Readonly<Record<string, number>>;

/** Counts in Vitest's JSON report. */
export function countVitest(report: Numbers = {}): Count {
  const { numPassedTests: passed = Number.NaN, numTotalTests = 0 } = report;
  const { numPendingTests = 0, numTodoTests = 0 } = report;
  return { passed, failed: numTotalTests - numPendingTests - numTodoTests - passed };
}

/** Counts in Playwright's JSON report; a test that passed on a retry counts as passed. */
export function countPlaywright(report?: { stats: Numbers }): Count {
  const { expected = Number.NaN, unexpected = Number.NaN, flaky = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, flaky };
}

/** Counts in the output of a command that ends with a line `N passed, N failed`. */
export function countLine(output: string): Count {
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  const match = /(\d+) passed, (\d+) failed/.exec(line);
  return { passed: Number(match?.[1] ?? Number.NaN), failed: Number(match?.[2] ?? Number.NaN) };
}

/**
 * The corrected count: an unreadable report counts as one failure, and so does a suite that exits with an error but reports
 * none.
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
