import type {
  HierarchyLevel,
  HitType,
  PageRecord,
  RankedPage,
  RankedSection,
  SearchHit,
} from '../types';
import { escapeHtml } from './escape';
import { highlight, type Marks, snippet } from './highlight';

export interface ShapeOptions {
  limit: number;
  snippetWords: number;
  /** Path put before every route, without a slash at the end: the site's base. */
  base: string;
  /** What to mark in a section. */
  marksOf(section: RankedSection): Marks;
}

/** A page stands out when it beats the next one by this factor; then more of its sections are shown. */
const STANDS_OUT = 1.7;
const MOST_SECTIONS = 4;
/** Of the first page when it does not stand out, and of the others. */
const FIRST_SECTIONS = 3;
const FEW_SECTIONS = 2;
/** Invisible, so that a group may be listed again lower down (see `groupTitles`). */
const ZERO_WIDTH = '\u200b';

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

function shapeHit(
  page: PageRecord,
  ranked: RankedSection,
  type: HitType,
  options: ShapeOptions,
): SearchHit {
  const section = page.sections[ranked.section];
  const marks = options.marksOf(ranked);
  const url = options.base + page.route;
  const id = type === 'lvl1' ? '' : (section?.id ?? '');
  const hit: SearchHit = {
    objectID: `${page.route}#${id}${type === 'content' ? '~' : ''}`,
    url: id ? `${url}#${encodeURIComponent(id)}` : url,
    url_without_anchor: url,
    anchor: id || null,
    type,
    content: null,
    hierarchy: { ...NO_HEADINGS, lvl0: page.group },
    _highlightResult: { hierarchy: {} },
    _snippetResult: { hierarchy: {} },
  };
  const above = headingsAbove(page, type === 'lvl1' ? 0 : ranked.section);
  for (const [level, heading] of above) {
    const key = `lvl${level}` as HierarchyLevel;
    hit.hierarchy[key] = escapeHtml(heading);
    const marked = highlight(heading, marks);
    hit._highlightResult.hierarchy[key] = marked;
    hit._snippetResult.hierarchy[key] = marked;
  }
  const text = section?.text;
  if (text && (type === 'content' || (type === 'lvl1' && ranked.section === 0))) {
    const shown = snippet(text, marks, options.snippetWords);
    hit.content = shown.value.replace(/<\/?mark>/g, '');
    hit._snippetResult.content = shown;
    hit._highlightResult.content = shown;
  }
  return hit;
}

/**
 * Hits of one page. Sections whose heading has the query stand for themselves; matches in the text come
 * under the page, whose hit must be there too: the modal saves it as the recent search (search.md 3.3).
 */
function pageHits(ranked: RankedPage, page: PageRecord, most: number, options: ShapeOptions) {
  const best = ranked.sections[0];
  const kept = ranked.sections
    .filter(({ score }) => score >= 0.3 * (best?.score ?? 0))
    .slice(0, most);
  const opening = kept.find(({ section }) => section === 0);
  const sections = kept.filter(({ section }) => section !== 0);
  const lead = opening ?? { page: ranked.page, section: 0, score: 0, inHeading: false };
  const alone = sections.length > 0 && !opening && sections.every(({ inHeading }) => inHeading);
  const hits = alone ? [] : [shapeHit(page, lead, 'lvl1', options)];
  for (const section of sections) {
    const level = page.sections[section.section]?.level ?? 2;
    const hasText = Boolean(page.sections[section.section]?.text);
    const type = section.inHeading || !hasText ? (`lvl${level}` as HitType) : 'content';
    hits.push(shapeHit(page, section, type, options));
  }
  return hits.slice(0, alone ? most : Math.max(most, 2));
}

/**
 * The modal regroups hits by group title, which would lift a weak page of the best group over better
 * pages. A group met again after others gets an invisible mark, so the order of the ranking is the order
 * on the screen. Suggestions are made of the first three titles: those never carry the mark.
 */
function groupTitles(pages: readonly PageRecord[]): (string | undefined)[] {
  const titles: string[] = [];
  return pages.map(({ group }, rank) => {
    const last = titles.at(-1);
    const known = titles.find((title) => title === group);
    if (last?.replaceAll(ZERO_WIDTH, '') === group) return last;
    if (!known || rank < 3) {
      if (!known) titles.push(group);
      return group;
    }
    if (titles.length < 3) return undefined;
    const repeats = titles.filter((title) => title.replaceAll(ZERO_WIDTH, '') === group).length;
    const title = group + ZERO_WIDTH.repeat(repeats);
    titles.push(title);
    return title;
  });
}

/** Ranked pages → hits of the modal, best first, at most `limit`. */
export function shapeHits(
  ranked: readonly RankedPage[],
  pages: readonly PageRecord[],
  options: ShapeOptions,
): SearchHit[] {
  const hits: SearchHit[] = [];
  const first = ranked[0]?.score ?? 0;
  const clear = first > STANDS_OUT * (ranked[1]?.score ?? 0);
  const records = ranked.flatMap(({ page }) => pages[page] ?? []);
  const titles = groupTitles(records);
  ranked.forEach((entry, rank) => {
    const page = records[rank];
    const title = titles[rank];
    if (!page || title === undefined) return;
    const ofFirst = clear ? MOST_SECTIONS : FIRST_SECTIONS;
    const most = rank === 0 ? ofFirst : FEW_SECTIONS;
    for (const hit of pageHits(entry, page, most, options)) {
      hit._highlightResult.hierarchy.lvl0 = { value: title, matchLevel: 'none', matchedWords: [] };
      hits.push(hit);
    }
  });
  return hits.slice(0, options.limit);
}
