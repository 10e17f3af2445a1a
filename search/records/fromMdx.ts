import { readFile } from 'node:fs/promises';
import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';
import type { SectionRecord } from '../types';
import { anchorOf, rowAnchors } from './rowAnchors';
import { SectionBuilder } from './sectionBuilder';

/** The explicit id of a heading: `## Title {#id}`. */
const EXPLICIT_ID = /\s*\\?\{#([\w-]+)\\?\}\s*$/;

/** Types of pages without an article. */
const NO_ARTICLES = ['home', '404', 'blank', 'custom'];

/** Writes out the generated parts of a page's source, as the build does. */
export type Expand = (source: string, file: string) => string;

function walk(node: Nodes, builder: SectionBuilder, slugger: GithubSlugger): void {
  switch (node.type) {
    case 'heading': {
      const text = textOf(node);
      const own = text.replace(EXPLICIT_ID, '');
      // Rspress makes an id of a heading that names none.
      builder.heading(node.depth, EXPLICIT_ID.exec(text)?.[1] ?? slugger.slug(own), own);
      return;
    }
    case 'tableRow': {
      const id = anchorOf(node);
      const [message, ...cells] = node.children;
      if (!id || !message) break;
      builder.row(id, textOf(message));
      for (const cell of cells) walk(cell, builder, slugger);
      return;
    }
    case 'code':
      builder.codeBlock(node.value);
      return;
    case 'text':
    case 'inlineCode':
      builder.inline(node.value);
      return;
    case 'break':
      builder.inline(' ');
      return;
  }
  if (!('children' in node)) return;
  const block = !['emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement'].includes(node.type);
  if (block) builder.endBlock();
  for (const child of node.children) walk(child, builder, slugger);
  if (block) builder.endBlock();
}

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/** `{#id}` is an expression to MDX; Rspress reads it before, and so does this. */
function escapeIds(source: string): string {
  return source.replace(/^(#{1,6} .*)\{(#[\w-]+)\}[ \t]*$/gm, '$1\\{$2}');
}

/**
 * Sections of a page's source, what readers see of it without the words of components; `expand` writes out examples
 * and generated tables as the build does. Undefined for a page that is not searched. One that does not parse is an error.
 */
export async function sectionsFromMdx(
  file: string,
  expand: Expand = (source) => source,
): Promise<SectionRecord[] | undefined> {
  const builder = new SectionBuilder();
  const source = expand(await readFile(file, 'utf8'), file)
    // The marks of a callout go, its title stays.
    .replace(/^ *:::\w*[ \t]*(?:title=)?(.*)$/gm, '$1');
  const tree = processor.parse(escapeIds(source));
  const [first] = tree.children;
  const frontmatter = first?.type === 'yaml' ? (parse(first.value) ?? {}) : {};
  if (frontmatter.search === false || NO_ARTICLES.includes(frontmatter.pageType)) return undefined;
  rowAnchors()(tree, { path: file });
  walk(tree, builder, new GithubSlugger());
  const sections = builder.finish(String(frontmatter.title ?? ''));
  return sections[0]?.heading ? sections : undefined;
}
