import type { TimedResult } from '../specification/reports';

/** Number of tests of a suite that passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** Passed only when retried. */
  flaky?: number;
}

/** Counts the tests in a report, if there is one. */
export function countTests(tests: readonly TimedResult[] | undefined): Count | undefined {
  if (!tests) return undefined;
  const passed = tests.filter((test) => test.passed);
  const flaky = passed.filter(({ isFlaky }) => isFlaky).length;
  return { passed: passed.length, failed: tests.length - passed.length, flaky };
}

/** Reads the last line of an output, `N passed, N failed`. */
export function countLine(output: string): Count | undefined {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return passed ? { passed: Number(passed), failed: Number(failed) } : undefined;
}

/** The corrected count: a suite without one counts as one failure, and so does one that exits with an error but reports none. */
export function trueCount(count: Count | undefined, exitCode: number): Count {
  if (!count) return { passed: 0, failed: 1 };
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Table rows: the files whose tests took longest in total, slowest first. */
export function slowestFiles(results: readonly TimedResult[], count: number) {
  const byFile = new Map<string, { file: string; tests: number; seconds: number }>();
  for (const { file, seconds } of results) {
    const row = byFile.get(file) ?? { file, tests: 0, seconds: 0 };
    byFile.set(file, { file, tests: row.tests + 1, seconds: row.seconds + seconds });
  }
  return [...byFile.values()]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map((row) => ({ ...row, seconds: row.seconds.toFixed(1) }));
}
