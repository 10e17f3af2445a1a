import type { Marked, Row } from '../types';

/** Maximum number of results in a group (specification 9.32). */
export const MAX_IN_GROUP = 20;

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const readText = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => CHARACTERS[name] ?? '');
const readMarked = (text: string): Marked => text.split(/<\/?mark>/).map(readText);

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** An address on this site without its origin (specification 2.7); undefined for anything else. */
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
 * Converts an untrusted value (the provider’s answer, local storage) in DocSearch's hit format, whose texts are HTML, to a
 * row; undefined if it is not a hit.
 */
export function readHit(value: unknown): Row | undefined {
  const { url, type, content, hierarchy, _snippetResult } = fieldsOf(value);
  const path = sitePath(url);
  const titles = fieldsOf(hierarchy);
  const snippets = fieldsOf(_snippetResult);
  const marked = (snippet: unknown, plain: unknown): Marked | undefined => {
    const text = fieldsOf(snippet).value ?? plain;
    return typeof text === 'string' && text ? readMarked(text) : undefined;
  };
  const titleOf = (level: string) => marked(fieldsOf(snippets.hierarchy)[level], titles[level]);
  const group = titles.lvl0;
  const page = titleOf('lvl1');
  if (!path || !page || typeof group !== 'string' || !group) return undefined;
  if (typeof type !== 'string' || !/^(lvl[1-6]|content)$/.test(type)) return undefined;
  const deepest =
    ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'].find((level) => titleOf(level)) ?? 'lvl1';
  const level = type === 'content' ? deepest : type;
  const heading = level === 'lvl1' ? undefined : titleOf(level);
  const excerpt = marked(snippets.content, content);
  return { url: path, group, page, ...(heading && { heading }), ...(excerpt && { excerpt }) };
}

/** Rows by group, and in a group by page, each at the position of its best row. */
export function groupRows(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Map<string, Row[]>>();
  for (const row of rows) {
    const pages = groups.get(row.group) ?? new Map<string, Row[]>();
    const page = row.page.join('');
    pages.set(page, [...(pages.get(page) ?? []), row]);
    groups.set(row.group, pages);
  }
  return new Map(
    [...groups].map(([group, pages]) => [group, [...pages.values()].flat().slice(0, MAX_IN_GROUP)]),
  );
}
