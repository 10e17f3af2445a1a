import type {
  HierarchyLevel,
  HitType,
  PageRecord,
  RankedPage,
  RankedSection,
  SearchHit,
} from '../types';
import { escapeHtml } from './escape';
import { excerpt } from './excerpt';
import { highlight, type Marks } from './highlight';
import { KNOBS } from './knobs';

/** What to mark in a section: the words as typed, and these with all other terms that were found. */
export interface SectionMarks {
  literal: Marks;
  all: Marks;
}

export interface ShapeOptions {
  limit: number;
  snippetWords: number;
  /** Path put before every route, without a slash at the end: the site's base. */
  base: string;
  marksOf(section: RankedSection): SectionMarks;
}

/** A hierarchy without any heading. */
export const NO_HEADINGS: SearchHit['hierarchy'] = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

function headingsAbove(page: PageRecord, section: number): Map<number, string> {
  const levels = new Map<number, string>([[1, page.title]]);
  for (let i = 1; i <= section; i++) {
    const { level, heading } = page.sections[i] ?? { level: 1, heading: '' };
    for (let deeper = level; deeper <= 6; deeper++) levels.delete(deeper);
    levels.set(level, heading);
  }
  return levels;
}

/** Headings below a section: what it says when it has no text of its own. */
function headingsBelow({ sections }: PageRecord, section: number): string {
  const { level = 1 } = sections[section] ?? {};
  const below = sections.slice(section + 1);
  const end = below.findIndex((other) => other.level <= level);
  return below
    .slice(0, end < 0 ? below.length : end)
    .map(({ heading }) => heading)
    .join(' · ');
}

const hasMark = (parts: readonly string[]) => parts.length > 1;

/**
 * Why a section is there: an excerpt of its text with the words as typed; else of the names in its code,
 * else with other words for them, else one of its keywords or the English of its address. `headings` are those that the row shows.
 */
function reasonOf(
  page: PageRecord,
  { section }: RankedSection,
  headings: readonly string[],
  { literal, all }: SectionMarks,
  words: number,
): { marks: Marks; excerpt: string[]; isKeyword: boolean } {
  const { text: own = '', code = '', keywords = '', id = '' } = page.sections[section] ?? {};
  const text = own || code || headingsBelow(page, section);
  const inHeading = (marks: Marks) =>
    headings.some((heading) => highlight(heading, marks).includes('<mark>'));
  for (const marks of [literal, all]) {
    const ofText = excerpt(text, marks, words);
    if (hasMark(ofText) || inHeading(marks)) return { marks, excerpt: ofText, isKeyword: false };
    const ofCode = excerpt(code, marks, words);
    if (hasMark(ofCode)) return { marks, excerpt: ofCode, isKeyword: false };
  }
  const names = [
    ...keywords.split(';'),
    ...[id, page.route].map((name) => name.replace(/\W+/g, ' ')),
  ];
  const phrases = names.map((phrase) => excerpt(phrase, all, words));
  const [best] = phrases.sort((a, b) => b.length - a.length);
  const isKeyword = best !== undefined && hasMark(best);
  return { marks: all, excerpt: isKeyword ? best : excerpt(text, all, words), isKeyword };
}

function shapeHit(page: PageRecord, ranked: RankedSection, options: ShapeOptions): SearchHit {
  const { level = 1, id = '' } = page.sections[ranked.section] ?? {};
  const type = `lvl${level}` as HitType;
  const url = options.base + page.route;
  const above = headingsAbove(page, ranked.section);
  const shown = [page.title, above.get(level) ?? ''];
  const reason = reasonOf(page, ranked, shown, options.marksOf(ranked), options.snippetWords);
  const hit: SearchHit = {
    objectID: `${page.route}#${id}`,
    url: id ? `${url}#${encodeURIComponent(id)}` : url,
    url_without_anchor: url,
    anchor: id || null,
    type,
    content: null,
    hierarchy: { ...NO_HEADINGS, lvl0: page.group },
    _highlightResult: { hierarchy: { lvl0: { value: page.group } } },
    _snippetResult: { hierarchy: {}, excerpt: reason.excerpt, isKeyword: reason.isKeyword },
  };
  for (const [depth, heading] of above) {
    const key = `lvl${depth}` as HierarchyLevel;
    hit.hierarchy[key] = escapeHtml(heading);
    const marked = { value: highlight(heading, reason.marks) };
    hit._highlightResult.hierarchy[key] = marked;
    hit._snippetResult.hierarchy[key] = marked;
  }
  return hit;
}

/**
 * The sections of a page worth a row, best first. The page's own row stands for its opening and comes before
 * its sections or not at all, for the modal draws the others as its branches.
 */
function worthARow({ sections }: RankedPage, most: number): RankedSection[] {
  const least = KNOBS.leastOfPage * (sections[0]?.score ?? 0);
  const kept = sections.filter(({ score }) => score >= least).slice(0, most);
  return kept.filter(({ section }, place) => section !== 0 || place === 0);
}

/** Pages by their group, the groups in the order of their best pages. */
function byGroup<T extends { record: PageRecord }>(entries: readonly T[]): T[] {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const { group } = entry.record;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups.values()].flat();
}

/** Ranked pages → hits of the modal, each group once, best first, at most `limit`. */
export function shapeHits(
  ranked: readonly RankedPage[],
  pages: readonly PageRecord[],
  options: ShapeOptions,
): SearchHit[] {
  const entries = ranked.flatMap((entry, place) => {
    const record = pages[entry.page];
    const most = place === 0 ? KNOBS.rowsOfFirst : KNOBS.rows;
    return record ? [{ record, rows: worthARow(entry, most) }] : [];
  });
  return byGroup(entries)
    .flatMap(({ record, rows }) => rows.map((row) => shapeHit(record, row, options)))
    .slice(0, options.limit);
}
