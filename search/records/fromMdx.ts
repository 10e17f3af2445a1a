import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { parse } from 'yaml';
import type { SectionRecord } from '../types';
import { rowIds } from './rowAnchors';
import { SectionBuilder } from './sectionBuilder';

/** Types of pages without an article. */
const NO_ARTICLES = ['home', '404', 'blank', 'custom'];

/** Returns the tree of a page with its tags expanded; explicit ids of headings are their `data.statedId`. */
export type ReadTree = (file: string) => Nodes;

/** The syntax of a callout in a paragraph, without its title. */
const CALLOUT_MARKS = /^ *:::\w*[ \t]*(?:title=)?/gm;

/**
 * Sections of the page at `file` with the text that readers see, except that of components. Undefined for a page that is
 * not indexed. Throws what `readTree` throws.
 */
export function sectionsFromMdx(file: string, readTree: ReadTree): SectionRecord[] | undefined {
  const tree = readTree(file);
  const [first] = 'children' in tree ? tree.children : [];
  const frontmatter = first?.type === 'yaml' ? (parse(first.value) ?? {}) : {};
  if (frontmatter.search === false || NO_ARTICLES.includes(frontmatter.pageType)) return undefined;
  const builder = new SectionBuilder();
  const slugger = new GithubSlugger();
  const ids = rowIds(tree, file);
  const walk = (node: Nodes): void => {
    switch (node.type) {
      case 'heading': {
        const text = textOf(node);
        // As Rspress does for a heading without an explicit id.
        builder.heading(node.depth, node.data?.statedId ?? slugger.slug(text), text);
        return;
      }
      case 'table':
        // Few heads say anything that the page does not: “Message, cause, fix”.
        builder.endBlock();
        node.children.slice(1).forEach(walk);
        return;
      case 'tableRow': {
        const id = ids.get(node);
        const [message, ...cells] = node.children;
        if (!id || !message) break;
        builder.row(id, textOf(message));
        cells.forEach(walk);
        return;
      }
      case 'code':
        builder.endBlock();
        return;
      case 'text':
        builder.inline(node.value.replace(CALLOUT_MARKS, ''));
        return;
      case 'inlineCode':
        builder.inline(node.value);
        return;
      case 'break':
        builder.inline(' ');
        return;
      case 'mdxTextExpression':
        // Claims come after a space: “… {/* claim: id */}; …”.
        builder.dropSpace();
        return;
    }
    if (!('children' in node)) return;
    const block = !['emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement'].includes(
      node.type,
    );
    if (block) builder.endBlock();
    node.children.forEach(walk);
    if (block) builder.endBlock();
  };
  walk(tree);
  const sections = builder.finish(String(frontmatter.title ?? ''));
  return sections[0]?.heading ? sections : undefined;
}
