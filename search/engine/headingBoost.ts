import type { PageRecord } from '../types';
import { KNOBS } from './knobs';
import type { QueryGroup } from './query';
import { isProductName } from './stopWords';
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

/** The query as one may write it in a heading: all of it, and without stop words and product name. */
export function spellings(query: string, groups: readonly QueryGroup[]): string[] {
  const telling = groups.filter(({ text }) => !isProductName(text));
  return [...new Set([compact(query), compact(telling.map(({ text }) => text).join(''))])];
}

/** Factor for what a section is and whether its heading is one of the spellings of the query. */
export function boost(page: PageRecord, number: number, queries: readonly string[]): number {
  const section = page.sections[number];
  if (!section) return 0;
  const heading = number === 0 ? page.title : section.heading;
  const isQuery = queries.some((query) => query && isHeading(query, heading));
  let value = isQuery ? KNOBS.exactHeading : 1;
  if (number === 0) value *= KNOBS.opening;
  if (/^(?:\/zh)?\/blog\//.test(page.route)) value *= KNOBS.blog;
  return value;
}
