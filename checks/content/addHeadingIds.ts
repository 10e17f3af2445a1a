import GithubSlugger from 'github-slugger';
import { LANGUAGES } from '../../site';
import type { Page, PageHeading } from './page';

/** Whether a heading is in the outline, and so must have an id that both languages share. */
export const inOutline = ({ depth }: PageHeading) => depth >= 2 && depth <= 4;

/**
 * The ids that the outline headings of a page should have: their own, else those of the twin if both pages have the same
 * headings, else (English only) one derived from the text, else undefined.
 */
export function wantedIds(page: Page, pages: readonly Page[]): (string | undefined)[] {
  const ours = page.headings.filter(inOutline);
  const twin = pages.find(({ name, language }) => name === page.name && language !== page.language);
  const theirs = twin?.headings.filter(inOutline) ?? [];
  const areAlike =
    ours.length === theirs.length && ours.every(({ depth }, at) => depth === theirs[at]?.depth);
  const isSource = page.language === LANGUAGES[0];
  // A Chinese page takes the ids that its English twin would get.
  const twinIds = areAlike
    ? isSource || !twin
      ? theirs.map(({ id }) => id)
      : wantedIds(twin, pages)
    : [];
  const slugger = new GithubSlugger();
  for (const id of [...ours.map(({ id }) => id), ...twinIds]) if (id) slugger.slug(id);
  return ours.map(
    ({ id, text }, at) => id ?? twinIds[at] ?? (isSource ? slugger.slug(text) : undefined),
  );
}

/** Pages with headings that lack ids, after adding every id that `wantedIds` can derive. */
export function addHeadingIds(
  pages: readonly Page[],
  read: (file: string) => string,
): { file: string; text: string }[] {
  return pages.flatMap((page) => {
    const ours = page.headings.filter(inOutline);
    if (page.isBroken || ours.every(({ id }) => id !== undefined)) return [];
    const ids = wantedIds(page, pages);
    const lines = read(page.file).split('\n');
    ours.forEach(({ id, line, source }, at) => {
      if (id === undefined && ids[at]) lines[line - 1] = `${source} {#${ids[at]}}`;
    });
    const text = lines.join('\n');
    return text === read(page.file) ? [] : [{ file: page.file, text }];
  });
}
