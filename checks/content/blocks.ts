import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { LANGUAGES } from '../../site';
import type { Finding } from '../finding';
import type { Page } from './page';

/** Kinds of prose that both languages have in the same number; code and tags are compared elsewhere. */
const KINDS: Readonly<Record<string, string>> = {
  paragraph: 'paragraph',
  listItem: 'list item',
  blockquote: 'quote',
  tableRow: 'table row',
};

/** The sections of a page: where each begins, and the kinds of prose in it. */
function sectionsOf(tree: Root): { line: number; kinds: string[] }[] {
  const sections = [{ line: 1, kinds: [] as string[] }];
  visit(tree, ({ type, position }) => {
    if (type === 'heading') sections.push({ line: position?.start.line ?? 1, kinds: [] });
    sections.at(-1)?.kinds.push(KINDS[type] ?? '');
  });
  return sections;
}

/**
 * Sections of which one language says more than the other: a paragraph, a list item, a quote or a table
 * row that has no counterpart. Pages whose headings differ are left alone, that is reported first.
 */
export function blockFindings(pages: readonly Page[]): Finding[] {
  const [source] = LANGUAGES;
  return pages.flatMap((page) => {
    const twin = pages.find(({ language, name }) => language === source && name === page.name);
    if (page.language === source || !twin || page.isBroken || twin.isBroken) return [];
    const [ours, theirs] = [sectionsOf(page.tree), sectionsOf(twin.tree)];
    if (ours.length !== theirs.length) return [];
    return ours.flatMap((section, at): Finding[] => {
      const other = theirs[at] ?? section;
      for (const kind of Object.values(KINDS)) {
        const [our, their] = [section, other].map(
          ({ kinds }) => kinds.filter((one) => one === kind).length,
        ) as [number, number];
        if (our === their) continue;
        const problem = `the section has ${our} of “${kind}”, in English ${their}`;
        const because = `Both languages say the same: compare ${twin.file}:${other.line}`;
        const write =
          our < their ? `the ${kind} that is missing here` : `the ${kind} in English, too`;
        return [{ file: page.file, line: section.line, problem, because, write }];
      }
      return [];
    });
  });
}
