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

/** Factor for a heading that is the query, or a name that begins with it; of a dotted one the last part is enough. */
function ofHeading(query: string, heading: string, exact: number): number {
  const isName = /^[\w.$@/-]+$/.test(heading.trim());
  const names = [heading, ...(isName ? [lastPart(heading)] : [])].map(compact);
  if (names.includes(query)) return exact;
  const isBegun = isName && query.length >= BEGINNING;
  return isBegun && names.some((name) => name.startsWith(query)) ? KNOBS.begunHeading : 1;
}

/** Factor for what a section is and whether its heading is the query. */
export function boost({ sections }: PageRecord, number: number, query: string): number {
  const written = compact(query);
  const exact = number === 0 ? KNOBS.exactTitle : KNOBS.exactHeading;
  const value = written ? ofHeading(written, sections[number]?.heading ?? '', exact) : 1;
  return number === 0 ? value * KNOBS.opening : value;
}
