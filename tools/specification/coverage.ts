import { z } from 'zod';
import type { TestResult } from './reports';

/** A row of the specification (tests/specification/rows.json). */
export const rowSchema = z.strictObject({
  id: z.string().regex(/^\d+(\.\d+)+$/),
  statement: z.string(),
  /** Why no test can prove it. */
  settled: z.string().min(20).optional(),
  /** How the site deviates from it. */
  departure: z.string().min(20).optional(),
});
export type Row = z.infer<typeof rowSchema>;

type State = 'passed' | 'failed' | 'settled' | 'missing';

export interface CoveredRow extends Row {
  state: State;
  tests: TestResult[];
}

const ID = String.raw`\d+(?:\.\d+)+`;
const IDS = new RegExp(`^${ID}(?:[ ,]+${ID})*`);

/** Row numbers at the start of a title: `'2.3.19 9.21 each level …'` has two. */
export const rowIds = (title: string): string[] => IDS.exec(title)?.[0].split(/[ ,]+/) ?? [];

/** The title without its row numbers. */
export const withoutIds = (title: string): string => title.replace(IDS, '').trim();

/** Each row with the tests that name it. Throws if a settled row has tests, because its reason is outdated. */
export function coverRows(rows: readonly Row[], tests: readonly TestResult[]): CoveredRow[] {
  const byRow = new Map<string, TestResult[]>();
  for (const test of tests) {
    for (const id of rowIds(test.title)) byRow.set(id, [...(byRow.get(id) ?? []), test]);
  }
  const proven = rows.filter(({ id, settled }) => settled && byRow.has(id));
  if (proven.length > 0) {
    const ids = proven.map(({ id }) => id).join(', ');
    throw new Error(
      `tests/specification/rows.json  rows ${ids} now have tests\nRemove their “settled”.`,
    );
  }
  return rows.map((row) => {
    const found = byRow.get(row.id) ?? [];
    const proof = found.every(({ passed }) => passed) ? 'passed' : 'failed';
    const state = found.length > 0 ? proof : row.settled ? 'settled' : 'missing';
    return { ...row, tests: found, state };
  });
}
