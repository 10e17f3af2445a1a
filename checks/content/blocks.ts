import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { LANGUAGES } from '../../site';
import type { Finding } from '../finding';
import type { Page } from './page';

/** What stands in one section of a page, in order. */
interface Section {
  line: number;
  kinds: string[];
}

/** Kinds of prose that both languages have in the same number; code and tags are compared elsewhere. */
const KINDS: Readonly<Record<string, string>> = {
  paragraph: 'paragraph',
  listItem: 'list item',
  blockquote: 'quote',
  tableRow: 'table row',
};

function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [{ line: 1, kinds: [] }];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      sections.push({ line: node.position?.start.line ?? 1, kinds: [] });
    }
    const kind = KINDS[node.type];
    if (kind) sections.at(-1)?.kinds.push(kind);
  });
  return sections;
}

const count = (kinds: readonly string[], kind: string) =>
  kinds.filter((one) => one === kind).length;

/**
 * Sections of which one language says more than the other: a paragraph, a list item, a quote or a table
 * row that has no counterpart. Pages whose headings differ are left alone, that is told first.
 */
export function blockFindings(pages: readonly Page[]): Finding[] {
  const [source] = LANGUAGES;
  return pages.flatMap((page) => {
    const twin = pages.find(({ language, name }) => language === source && name === page.name);
    if (page.language === source || !twin || page.isBroken || twin.isBroken) return [];
    const [ours, theirs] = [sectionsOf(page.tree), sectionsOf(twin.tree)];
    if (ours.length !== theirs.length) return [];
    return ours.flatMap(({ line, kinds }, at): Finding[] => {
      const other = theirs[at];
      const kind = Object.values(KINDS).find(
        (one) => other && count(kinds, one) !== count(other.kinds, one),
      );
      if (!kind || !other) return [];
      const [our, their] = [count(kinds, kind), count(other.kinds, kind)];
      const problem = `the section has ${our} of “${kind}”, in English ${their}`;
      const because = `Both languages say the same: compare ${twin.file}:${other.line}`;
      const write =
        our < their ? `the ${kind} that is missing here` : `the ${kind} in English, too`;
      return [{ file: page.file, line, problem, because, write }];
    });
  });
}
