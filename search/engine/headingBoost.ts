import type { PageRecord } from '../types';
import { KNOBS } from './knobs';
import { compact } from './tokenize';

/** The last part of a dotted name: `lib.autoExternal` → `autoExternal`. */
const lastPart = (name: string) =>
  name
    .trim()
    .split(/[.\s/]/)
    .at(-1) ?? '';

/** Letters from which a query is the beginning of a name. */
const BEGINNING = 3;

/** Words from which a query that stands in a heading as it was typed is a part of a message. */
const MESSAGE = 3;

/** A query by its letters, whether the site has it as a word, and whether it has enough words for a message. */
export interface Written {
  letters: string;
  isWord: boolean;
  isMessage: boolean;
}

/** What the factors ask of a query. */
export function readWritten(query: string, has: (term: string) => boolean): Written {
  const letters = compact(query);
  const isMessage = query.trim().split(/\s+/).length >= MESSAGE;
  return { letters, isWord: has(letters), isMessage };
}

/**
 * Factor for a heading that is the query, has it as a message, or is a name that begins with it; of a dotted one the
 * last part is enough. A word of the site is no beginning: `tsconfig` is not `tsconfigPath`.
 */
function ofHeading(
  { letters, isWord, isMessage }: Written,
  heading: string,
  exact: number,
): number {
  const isName = /^[\w.$@/-]+$/.test(heading.trim());
  const names = [heading, ...(isName ? [lastPart(heading)] : [])].map(compact);
  if (names.includes(letters)) return exact;
  if (isMessage && names[0]?.includes(letters)) return KNOBS.message;
  const isBegun = isName && !isWord && letters.length >= BEGINNING;
  return isBegun && names.some((name) => name.startsWith(letters)) ? KNOBS.begunHeading : 1;
}

/** Factor for what a section is and whether its heading is the query. */
export function boost({ sections }: PageRecord, number: number, written: Written): number {
  const exact = number === 0 ? KNOBS.exactTitle : KNOBS.exactHeading;
  const heading = sections[number]?.heading ?? '';
  const value = written.letters ? ofHeading(written, heading, exact) : 1;
  return number === 0 ? value * KNOBS.opening : value;
}
