import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** A test in the report. */
export interface TestResult {
  title: string;
  /** Path from the project's root. */
  file: string;
  passed: boolean;
}

/** A test with the total time of all its attempts. */
export interface TimedResult extends TestResult {
  seconds: number;
  /** Passed only when retried. */
  isFlaky?: boolean;
}

/** Tests in Vitest's JSON report, without skipped ones. */
export function testsOfVitest({ testResults }: JsonTestResults, root: string): TimedResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status, duration }) => ({
        title,
        file: name.replace(`${root}/`, ''),
        passed: status === 'passed',
        seconds: (duration ?? 0) / 1000,
      })),
  );
}

/** Tests in Playwright's JSON report, without skipped ones. */
export function testsOfPlaywright({ config, suites }: JSONReport, root: string): TimedResult[] {
  const pathOf = (file: string) => path.relative(root, path.resolve(config.rootDir, file));
  // A test's own `file` is where `test()` is called, which may be a helper, so use that of the suite.
  const walk = (file: string, { specs = [], suites = [] }: JSONReportSuite): TimedResult[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, ok, tests }) => ({
        title,
        file: pathOf(file),
        passed: ok,
        isFlaky: tests.some(({ status }) => status === 'flaky'),
        seconds: tests
          .flatMap(({ results }) => results)
          .reduce((sum, { duration }) => sum + duration / 1000, 0),
      })),
    ...suites.flatMap((inner) => walk(file, inner)),
  ];
  return suites.flatMap((suite) => walk(suite.file, suite));
}
