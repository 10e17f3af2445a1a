import type { PageRecord } from '../types';
import { KNOBS } from './knobs';
import { compact } from './tokenize';

/** The last part of a dotted name: `lib.autoExternal` → `autoExternal`. */
const lastPart = (name: string) =>
  name
    .trim()
    .split(/[.\s/]/)
    .at(-1) ?? '';

/** Words from which a query that stands in a heading as it was typed is a part of a message. */
const MESSAGE = 3;

/** What the factors ask of a query. */
export interface Written {
  letters: string;
  /** True for words enough to be a part of a message. */
  isMessage: boolean;
}

export const readWritten = (query: string): Written => ({
  letters: compact(query),
  isMessage: query.trim().split(/\s+/).length >= MESSAGE,
});

/** Factor for a heading that is the query, or has it as a message; of a dotted one the last part is enough. */
function ofHeading({ letters, isMessage }: Written, heading: string, exact: number): number {
  const isName = /^[\w.$@/-]+$/.test(heading.trim());
  const names = [heading, ...(isName ? [lastPart(heading)] : [])].map(compact);
  if (names.includes(letters)) return exact;
  return isMessage && names[0]?.includes(letters) ? KNOBS.message : 1;
}

/** Factor for what a section is and whether its heading is the query. */
export function boost({ sections }: PageRecord, number: number, written: Written): number {
  const exact = number === 0 ? KNOBS.exactTitle : KNOBS.exactHeading;
  const heading = sections[number]?.heading ?? '';
  const value = written.letters ? ofHeading(written, heading, exact) : 1;
  return number === 0 ? value * KNOBS.opening : value;
}
