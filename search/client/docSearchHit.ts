import type { HierarchyLevel, Marked, Row, Rows, SearchAnswer, SearchHit } from '../types';
import { escapeHtml } from './escape';

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

const htmlOf = (parts: Marked) =>
  parts
    .map((part, i) => (i % 2 === 0 ? escapeHtml(part) : `<mark>${escapeHtml(part)}</mark>`))
    .join('');

function hitOf({ url, group, page, heading, excerpt, isKeyword }: Row): SearchHit {
  const [path = url, anchor] = url.split('#');
  const hit: SearchHit = {
    objectID: url,
    url,
    url_without_anchor: path,
    anchor: anchor ? decodeURIComponent(anchor) : null,
    type: heading ? 'lvl2' : 'lvl1',
    content: null,
    hierarchy: { ...NO_HEADINGS, lvl0: group },
    _highlightResult: { hierarchy: { lvl0: { value: group } } },
    _snippetResult: { hierarchy: {}, excerpt: [...(excerpt ?? [])], isKeyword: Boolean(isKeyword) },
  };
  const levels: [HierarchyLevel, Marked | undefined][] = [
    ['lvl1', page],
    ['lvl2', heading],
  ];
  for (const [level, text] of levels) {
    if (!text) continue;
    hit.hierarchy[level] = escapeHtml(text.join(''));
    hit._highlightResult.hierarchy[level] = { value: htmlOf(text) };
    hit._snippetResult.hierarchy[level] = { value: htmlOf(text) };
  }
  return hit;
}

/** Rows of the engine in the shape that DocSearch reads. */
export const docSearchAnswer = (query: string, { hits, near }: Rows): SearchAnswer => ({
  hits: hits.map(hitOf),
  nbHits: hits.length,
  query,
  ...(near && { near }),
});
