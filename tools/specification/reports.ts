import path from 'node:path';
import { z } from 'zod';

/** One test as a reader of the report sees it. */
export interface TestResult {
  title: string;
  /** Path from the project's root. */
  file: string;
  passed: boolean;
}

/** A test with the time of all its tries. */
export interface TimedResult extends TestResult {
  seconds: number;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), duration: z.number().nullish() }),
      ),
    }),
  ),
});

/** Tests of vitest's JSON report. Skipped ones prove nothing and are left out. */
export function testsOfVitest(report: unknown, root: string): TimedResult[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
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

const suite = z.object({
  /** Of the spec file; a test's own `file` is where `test()` is called, which may be a helper. */
  file: z.string().optional(),
  specs: z
    .array(
      z.object({
        title: z.string(),
        ok: z.boolean(),
        tests: z.array(
          z.object({
            status: z.string(),
            results: z.array(z.object({ duration: z.number() })),
          }),
        ),
      }),
    )
    .default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});
type Suite = z.infer<typeof suite>;
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
});

/** Tests of Playwright's JSON report. Skipped ones prove nothing and are left out. */
export function testsOfPlaywright(report: unknown, root: string): TimedResult[] {
  const { config, suites } = playwrightReport.parse(report);
  const pathOf = (file: string) => path.relative(root, path.resolve(config.rootDir, file));
  const walk = ({ specs, suites: inner }: Suite, file: string): TimedResult[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, ok, tests }) => ({
        title,
        file: pathOf(file),
        passed: ok,
        seconds: tests
          .flatMap(({ results }) => results)
          .reduce((sum, { duration }) => sum + duration / 1000, 0),
      })),
    ...inner.flatMap((one) => walk(one, file)),
  ];
  return suites.flatMap((one) => walk(one, one.file ?? ''));
}
