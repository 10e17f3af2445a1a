import type { Page } from '../content/page';
import { readSite } from '../content/readSite';
import { tagFindings } from '../content/tags';
import type { Finding } from '../finding';
import { comparePages } from './compare';

/**
 * Where Chinese pages differ from their English twins in code, components and links. `wanted`: paths from the root, in
 * either language. Missing twins, headings, blocks and pages that do not parse are findings of the content check, and
 * so is a tag without a text, for which the twin is not blamed.
 */
export function checkTwins(root: string, wanted: readonly string[]): Finding[] {
  const { pages } = readSite(root);
  const hasWrongTag = (page: Page) => tagFindings(root, page).length > 0;
  return pages.flatMap((page): Finding[] => {
    const english = pages.find(({ language, name }) => language === 'en' && name === page.name);
    if (page.language === 'en' || !english || page.isBroken || english.isBroken) return [];
    if (!wanted.includes(page.file) && !wanted.includes(english.file)) return [];
    const because = `Both languages have the same structure: compare ${english.file}`;
    return comparePages(english.tree, page.tree)
      .filter(({ kind }) => kind !== 'component' || ![page, english].some(hasWrongTag))
      .map(({ line, problem }) => ({ file: page.file, line, problem, because }));
  });
}
