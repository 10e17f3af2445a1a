import type { Marked, PageRecord, Row, SearchQuery } from '../types';
import { excerpt } from './excerpt';
import { type Marks, mark } from './highlight';
import { KNOBS } from './knobs';
import type { Asked } from './match';
import type { RankedPage } from './rank';
import { stemTerm } from './tokenize';

/** Whether an index term is a word of the query as typed: itself, a part, a form or a completion. */
function isLiteral(term: string, { text, han, forms, open }: Asked): boolean {
  if (han) return text.includes(term);
  const { whole, joined, parts, words } = forms;
  return (
    [whole, joined, stemTerm(whole), ...parts, ...words].includes(term) ||
    (open && term.startsWith(whole))
  );
}

/** What to mark in a section: first only the words as typed, then also all other terms that matched. */
function marksOf(id: number, words: readonly Asked[]): Marks[] {
  const beginnings = words.flatMap(({ open, han, text }) => (open && !han ? [text] : []));
  const found = words.flatMap((word) =>
    [...(word.found.get(id)?.terms.keys() ?? [])].map((term) => ({ term, word })),
  );
  const typed = found.filter(({ term, word }) => isLiteral(term, word));
  return [typed, found].map((some) => ({
    terms: new Set(some.map(({ term }) => term)),
    beginnings,
  }));
}

const hasMark = (parts: Marked) => parts.length > 1;
const lettersMarked = (parts: Marked) => parts.filter((_, i) => i % 2 === 1).join('').length;
const NOTHING: Marks = { terms: new Set(), beginnings: [] };
/** Maximum number of names of code that a row shows. */
const MAX_NAMES = 2;

/**
 * A row with the reason for the match: an excerpt of its text with the words as typed, else names in its code, else one of
 * its keywords; else the same with synonyms, else its address, whose words are English.
 */
function shapeRow(page: PageRecord, section: number, marks: readonly Marks[], count: number) {
  const {
    text: own = '',
    code = '',
    keywords = '',
    id = '',
    heading = '',
  } = page.sections[section] ?? {};
  const text = own || (page.sections[0]?.text ?? '');
  const rowOf = (some: Marks, reason: Marked, isKeyword = false) => ({
    page: mark(page.title, some),
    ...(id && { heading: mark(heading, some) }),
    excerpt: reason,
    isKeyword,
  });
  /** The start of the text and then names of code, because names alone mean little. */
  const withNames = (names: readonly string[]): Marked => {
    const opening = excerpt(text, NOTHING, count - names.length).join('');
    return mark(`${opening} ${names.join(', ')}`.trim(), all);
  };
  const all = marks.at(-1) ?? NOTHING;
  for (const some of marks) {
    const row = rowOf(some, excerpt(text, some, count));
    if ([row.page, row.heading ?? [], row.excerpt].some(hasMark)) return row;
    const names = code.split(' ').filter((name) => hasMark(mark(name, some)));
    if (names.length > 0) return rowOf(some, withNames(names.slice(0, MAX_NAMES)));
    const [reason = []] = keywords
      .split(';')
      .map((phrase) => excerpt(phrase, some, count))
      .sort((a, b) => lettersMarked(b) - lettersMarked(a));
    if (hasMark(reason)) return rowOf(all, reason, true);
  }
  const address = excerpt(id ? `${page.route}#${id}` : page.route, all, count);
  return rowOf(all, hasMark(address) ? address : excerpt(text, all, count));
}

/** Pages by group, in the order of their best pages; without pages that are far worse than the next group. */
function inGroups(ranked: readonly RankedPage[], pages: readonly PageRecord[]): RankedPage[] {
  const groups = new Map<string, RankedPage[]>();
  for (const one of ranked) {
    const group = pages[one.page]?.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  const lists = [...groups.values()];
  return lists.flatMap((list, g) => {
    const least = KNOBS.leastBeforeNext * (lists[g + 1]?.[0]?.score ?? 0);
    return list.filter(({ score }, at) => at === 0 || score >= least);
  });
}

/**
 * Ranked pages → rows, best first, at most `limit`, by group. A page's own row represents its opening and comes before its
 * sections or not at all. `base` is prepended to every address.
 */
export function shapeHits(
  ranked: readonly RankedPage[],
  pages: readonly PageRecord[],
  words: readonly Asked[],
  { limit, snippetWords }: SearchQuery,
  base: string,
): Row[] {
  const rows = inGroups(ranked, pages).flatMap(({ page, sections }) => {
    const least = KNOBS.leastOfPage * (sections[0]?.score ?? 0);
    const own = sections.filter(({ score }) => score >= least).slice(0, KNOBS.rows);
    return own
      .filter(({ section }, at) => section !== 0 || at === 0)
      .map((row) => ({ ...row, page }));
  });
  return rows.slice(0, limit).flatMap(({ page, id, section }) => {
    const record = pages[page];
    if (!record) return [];
    const { id: anchor } = record.sections[section] ?? {};
    return {
      url: base + record.route + (anchor ? `#${encodeURIComponent(anchor)}` : ''),
      group: record.group,
      ...shapeRow(record, section, marksOf(id, words), snippetWords),
    };
  });
}
