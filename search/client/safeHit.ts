import type { HierarchyLevel, Highlight, HitType, SearchHit } from '../types';
import { escapeOnce } from './escape';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const TYPES: readonly unknown[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const isHitType = (value: unknown): value is HitType => TYPES.includes(value);

/** Escapes everything but the marks the search itself puts around matches. */
function safeMarks(html: string): string {
  return escapeOnce(html).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>');
}

function safeHighlight(value: unknown): Highlight | undefined {
  const text = fieldsOf(value).value;
  return typeof text === 'string' ? { value: safeMarks(text) } : undefined;
}

function safeHighlights(value: unknown): SearchHit['_highlightResult'] {
  const { hierarchy, content } = fieldsOf(value);
  const levels: Partial<Record<HierarchyLevel, Highlight>> = {};
  for (const level of LEVELS) {
    const found = safeHighlight(fieldsOf(hierarchy)[level]);
    if (!found) continue;
    // The modal writes group titles as text, so they are taken as they are.
    if (level === 'lvl0') found.value = String(fieldsOf(fieldsOf(hierarchy).lvl0).value);
    levels[level] = found;
  }
  const found = safeHighlight(content);
  return found ? { hierarchy: levels, content: found } : { hierarchy: levels };
}

/** The path of an address on this site, origin removed (specification 2.7); undefined for anything else. */
export function sitePath(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  try {
    const url = new URL(address, 'https://site.invalid');
    if (!/^https?:$/.test(url.protocol)) return undefined;
    return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
  } catch {
    return undefined;
  }
}

/**
 * A hit from outside (the provider's answer, local storage) → a hit that is safe to draw, or undefined
 * when it is none. No markup but `<mark>` survives, the address is a path of this site.
 */
export function safeHit(value: unknown): SearchHit | undefined {
  const hit = fieldsOf(value);
  const url = sitePath(hit.url);
  if (!url || !isHitType(hit.type) || typeof hit.objectID !== 'string') return undefined;
  const hierarchy = {} as SearchHit['hierarchy'];
  for (const level of LEVELS) {
    const text = fieldsOf(hit.hierarchy)[level];
    hierarchy[level] = typeof text !== 'string' ? null : level === 'lvl0' ? text : escapeOnce(text);
  }
  if (!hierarchy.lvl0 || !hierarchy.lvl1) return undefined;
  const [path = url, anchor] = url.split('#');
  return {
    objectID: hit.objectID,
    url,
    url_without_anchor: path,
    anchor: anchor ?? null,
    type: hit.type,
    content: typeof hit.content === 'string' ? escapeOnce(hit.content) : null,
    hierarchy,
    _highlightResult: safeHighlights(hit._highlightResult),
    _snippetResult: safeHighlights(hit._snippetResult),
  };
}
