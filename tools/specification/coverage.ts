import { z } from 'zod';
import type { TestResult } from './reports';

/** A row of the specification (tests/specification/rows.json), by its number in the matrix. */
export const rowSchema = z.strictObject({
  id: z.string().regex(/^\d+(\.\d+)+$/),
  statement: z.string(),
  area: z.enum(['site', 'landing', 'search']),
});
export type Row = z.infer<typeof rowSchema>;

/**
 * Rows with a reason: no test can prove them (tests/specification/settled.json), or the site keeps them in another
 * form than they say (departures.json).
 */
export const reasonsSchema = z.record(z.string(), z.string().min(20));

export type State = 'passed' | 'failed' | 'settled' | 'missing';

export interface CoveredRow extends Row {
  state: State;
  tests: TestResult[];
  reason?: string;
  departure?: string;
}

const ID = String.raw`\d+(?:\.\d+)+`;
const IDS = new RegExp(`^${ID}(?:[ ,]+${ID})*`);

/** Row numbers a title starts with: `'2.3.19 9.21 each level …'` gives two. */
export const rowIds = (title: string): string[] => IDS.exec(title)?.[0].split(/[ ,]+/) ?? [];

/** The title without its row numbers. */
export const withoutIds = (title: string): string => title.replace(IDS, '').trim();

/**
 * Each row with the tests that name it. Throws when a row is settled although tests prove it, or when a
 * settled or departing row does not exist: then the list of reasons has grown stale.
 */
export function coverRows(
  rows: readonly Row[],
  settled: Readonly<Record<string, string>>,
  tests: readonly TestResult[],
  departures: Readonly<Record<string, string>> = {},
): CoveredRow[] {
  const byRow = new Map<string, TestResult[]>();
  for (const test of tests) {
    for (const id of rowIds(test.title)) byRow.set(id, [...(byRow.get(id) ?? []), test]);
  }
  const isUnknown = (id: string) => !rows.some((row) => row.id === id);
  const gone = Object.keys(departures).filter(isUnknown);
  if (gone.length > 0) {
    throw new Error(
      `tests/specification/departures.json  rows ${gone.join(', ')} do not exist\nRemove their lines.`,
    );
  }
  const unknown = Object.keys(settled).filter(isUnknown);
  const proven = Object.keys(settled).filter((id) => byRow.has(id));
  if (unknown.length > 0 || proven.length > 0) {
    throw new Error(
      `tests/specification/settled.json  rows ${[...unknown, ...proven].join(', ')} do not exist or have tests by now\nRemove their lines.`,
    );
  }
  return rows.map((plain) => {
    const row = { ...plain, departure: departures[plain.id] };
    const found = byRow.get(row.id) ?? [];
    const reason = settled[row.id];
    if (found.length > 0) {
      return {
        ...row,
        tests: found,
        state: found.every(({ passed }) => passed) ? 'passed' : 'failed',
      };
    }
    return { ...row, tests: found, reason, state: reason === undefined ? 'missing' : 'settled' };
  });
}
