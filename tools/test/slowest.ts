import type { TimedResult } from '../specification/reports';

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
