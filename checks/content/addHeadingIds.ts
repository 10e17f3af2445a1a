import GithubSlugger from 'github-slugger';
import { LANGUAGES } from '../../site';
import type { Page, PageHeading } from './page';
import { inOutline } from './twins';

/**
 * Pages whose headings lack ids, with the ids added: those of the twin where both have the same headings, else
 * (English only) one made from the text. What a machine cannot tell is left to the writer.
 */
export function addHeadingIds(
  pages: readonly Page[],
  read: (file: string) => string,
): { file: string; text: string }[] {
  return pages.flatMap((page) => {
    const ours = page.headings.filter(inOutline);
    if (ours.every(({ id }) => id !== undefined)) return [];
    const twin = pages.find(
      ({ name, language }) => name === page.name && language !== page.language,
    );
    const theirs = twin?.headings.filter(inOutline) ?? [];
    const areAlike =
      ours.length === theirs.length && ours.every(({ depth }, at) => depth === theirs[at]?.depth);
    const slugger = new GithubSlugger();
    // English pages come first: what they get here, their twins take.
    const idFor = ({ text }: PageHeading, at: number) =>
      (areAlike ? theirs[at]?.id : undefined) ??
      (page.language === LANGUAGES[0] ? slugger.slug(text) : undefined);
    const lines = read(page.file).split('\n');
    ours.forEach((heading, at) => {
      if (heading.id !== undefined) return;
      heading.id = idFor(heading, at);
      if (heading.id) lines[heading.line - 1] = `${heading.source} {#${heading.id}}`;
    });
    const text = lines.join('\n');
    return text === read(page.file) ? [] : [{ file: page.file, text }];
  });
}
