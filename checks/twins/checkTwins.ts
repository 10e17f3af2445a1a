import type { Page } from '../content/page';
import { readSite } from '../content/readSite';
import { linkFindings } from '../content/references';
import { tagFindings } from '../content/tags';
import { englishOf } from '../content/twins';
import type { Finding } from '../finding';
import { comparePages } from './compare';

/**
 * Differences between Chinese pages and their English twins in code, components and links. `wanted`: paths from the root,
 * in either language. The content check reports missing twins, headings, blocks, pages that do not parse, tags that
 * cannot be expanded and links that lead nowhere, for which the twin is not blamed.
 */
export function checkTwins(root: string, wanted: readonly string[]): Finding[] {
  const { pages, assets } = readSite(root);
  const deadLinks = linkFindings(pages, assets);
  const hasWrong = (kind: string, page: Page) =>
    (kind === 'link' && deadLinks.some(({ file }) => file === page.file)) ||
    (kind === 'component' && tagFindings(root, page).length > 0);
  return pages.flatMap((page): Finding[] => {
    const english = englishOf(page, pages);
    if (!english || page.isBroken || english.isBroken) return [];
    if (!wanted.includes(page.file) && !wanted.includes(english.file)) return [];
    const because = `Both languages have the same structure: compare ${english.file}`;
    return comparePages(english.tree, page.tree)
      .filter(({ kind }) => ![page, english].some((one) => hasWrong(kind, one)))
      .map(({ line, problem }) => ({ file: page.file, line, problem, because }));
  });
}
