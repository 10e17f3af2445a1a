import type { PageRecord, SectionRecord } from '../types';
import type { QueryGroup } from './query';
import { isProductName } from './stopWords';
import { compact } from './tokenize';

/** Posts are about a day, pages about the tool. */
const BLOG = 0.45;

/** The last part of a dotted name: `lib.autoExternal` → `autoExternal`. */
const lastPart = (name: string) =>
  name
    .trim()
    .split(/[.\s/]/)
    .at(-1) ?? '';

function headingBoost(query: string, heading: string): number {
  if (!query) return 1;
  const whole = compact(heading);
  if (whole === query) return heading.includes('.') ? 2.2 : 2;
  if (/^[\w.$@/-]+$/.test(heading.trim()) && compact(lastPart(heading)) === query) return 1.9;
  if (query.length > 2 && whole.includes(query)) return 1.25 + 0.4 * (query.length / whole.length);
  return 1;
}

const LETTERS = new WeakMap<SectionRecord, string>();

/** The letters of a section's text, made once: they are asked for at every key. */
function letters(section: SectionRecord): string {
  const known = LETTERS.get(section);
  if (known !== undefined) return known;
  const made = compact(section.text);
  LETTERS.set(section, made);
  return made;
}

/** The query as one may write it in a heading: all of it, and without stop words and product name. */
export function spellings(query: string, groups: readonly QueryGroup[]): string[] {
  const telling = groups.filter(({ text }) => !isProductName(text));
  return [...new Set([compact(query), compact(telling.map(({ text }) => text).join(''))])];
}

/**
 * Factor for what a section is and how its headings are the query, 0.6 and up. `queries` are the spellings
 * of the query, `words` the number of its groups.
 */
export function boost(
  page: PageRecord,
  number: number,
  queries: readonly string[],
  words: number,
): number {
  const section = page.sections[number];
  if (!section) return 0;
  const best = (heading: string) =>
    Math.max(...queries.map((query) => headingBoost(query, heading)));
  const title = best(page.title);
  const own = number === 0 ? title : best(section.heading);
  let value = number === 0 ? title * 1.15 : Math.max(own, 1 + (title - 1) * 0.4);
  if (words > 1 && own === 1 && letters(section).includes(queries[0] ?? '')) value *= 1.2;
  if (/^(?:\/zh)?\/blog\//.test(page.route)) value *= BLOG;
  return value;
}
