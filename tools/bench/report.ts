import type { Browser } from '@playwright/test';
import { median } from '../../build/pages/comparison/texts';
import type { BenchSite } from './site';

/** Input of every benchmark: the sites to compare, ours first, and the number of runs. */
export interface Bench {
  browser: Browser;
  sites: readonly BenchSite[];
  runs: number;
}

/** A table of the report. */
export interface Report {
  title: string;
  rows: Record<string, Record<string, string>>;
}

/** Numbers of one run by name and unit, such as `FCP ms`; `NaN` if not measured. */
export type Measure = Readonly<Record<string, number>>;

/** Measures each site in turn, `runs` times; returns the results by site. */
export async function interleaved<T>(
  { sites, runs }: Pick<Bench, 'sites' | 'runs'>,
  measure: (site: BenchSite) => Promise<T>,
): Promise<Map<BenchSite, T[]>> {
  const results = new Map<BenchSite, T[]>(sites.map((site) => [site, []]));
  for (let run = 0; run < runs; run++) {
    for (const site of sites) results.get(site)?.push(await measure(site));
  }
  return results;
}

const measured = (values: readonly number[]) => values.filter(Number.isFinite);

/** `12 (10–15)`: median, minimum and maximum with three digits; `–` if there are no values. */
export function spread(values: readonly number[]): string {
  const known = measured(values);
  if (known.length === 0) return '–';
  const text = (value: number) => String(Number(value.toPrecision(3)));
  const [low, high] = [text(Math.min(...known)), text(Math.max(...known))];
  return low === high ? low : `${text(median(known))} (${low}–${high})`;
}

/** A row of a report: the spread of each number of the measures. */
export const rowOf = (measures: readonly Measure[]): Record<string, string> =>
  Object.fromEntries(
    Object.keys(measures[0] ?? {}).map((name) => [
      name,
      spread(measures.map((measure) => measure[name] ?? Number.NaN)),
    ]),
  );

/** Linear interpolation or extrapolation of each number: `at` 0 is `first`, 1 is `second`. */
export const onLine = (first: Measure, second: Measure, at: number): Measure =>
  Object.fromEntries(
    Object.entries(first).map(([name, from]) => [
      name,
      from + at * ((second[name] ?? Number.NaN) - from),
    ]),
  );

/** `0.75x`: ratio of the medians; empty if that of `other` is missing or 0. */
export function ratio(own: readonly number[], other: readonly number[]): string {
  const part = median(measured(own)) / median(measured(other));
  return Number.isFinite(part) ? `${part.toFixed(2)}x` : '';
}
