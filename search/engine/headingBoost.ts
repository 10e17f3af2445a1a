import type { PageRecord } from '../types';
import { KNOBS } from './knobs';
import { compact } from './tokenize';

/** The last part of a dotted name: `lib.autoExternal` → `autoExternal`. */
const lastPart = (name: string) =>
  name
    .trim()
    .split(/[.\s/]/)
    .at(-1) ?? '';

/** True for a heading that is the query: all of it, or the last part of a dotted name. */
function isHeading(query: string, heading: string): boolean {
  if (compact(heading) === query) return true;
  return /^[\w.$@/-]+$/.test(heading.trim()) && compact(lastPart(heading)) === query;
}

/** Factor for what a section is and whether its heading is the query. */
export function boost(page: PageRecord, number: number, query: string): number {
  const section = page.sections[number];
  if (!section) return 0;
  const heading = number === 0 ? page.title : section.heading;
  const written = compact(query);
  let value = 1;
  if (written && isHeading(written, heading))
    value = number === 0 ? KNOBS.exactTitle : KNOBS.exactHeading;
  if (number === 0) value *= KNOBS.opening;
  return value;
}
