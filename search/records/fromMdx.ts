import { readFile } from 'node:fs/promises';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { SectionRecord } from '../types';
import { anchorOf, rowAnchors } from './rowAnchors';
import { SectionBuilder, withTitle } from './sectionBuilder';

/** The explicit id of a heading: `## Title {#id}`. */
const EXPLICIT_ID = /\s*\\?\{#([\w-]+)\\?\}\s*$/;

/** Writes out the generated parts of a page's source, as the build does. */
export type Expand = (source: string, file: string) => string;

function walk(node: Nodes, builder: SectionBuilder): void {
  switch (node.type) {
    case 'heading': {
      const text = textOf(node);
      const [, id = ''] = EXPLICIT_ID.exec(text) ?? [];
      builder.heading(node.depth, id, text.replace(EXPLICIT_ID, ''));
      return;
    }
    case 'tableRow': {
      const id = anchorOf(node);
      const [message, ...cells] = node.children;
      if (!id || !message) break;
      builder.row(id, textOf(message));
      for (const cell of cells) walk(cell, builder);
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
  for (const child of node.children) walk(child, builder);
  if (block) builder.endBlock();
}

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/** `{#id}` is an expression to MDX; Rspress reads it before, and so does this. */
function escapeIds(source: string): string {
  return source.replace(/^(#{1,6} .*)\{(#[\w-]+)\}[ \t]*$/gm, '$1\\{$2}');
}

/**
 * Sections of a page's source, for `pnpm dev`, where no page is rendered on the server. `expand`
 * writes out examples and generated tables as the build does. A page that does not parse is an error with its file.
 */
export async function sectionsFromMdx(
  file: string,
  expand: Expand = (source) => source,
  title = '',
): Promise<SectionRecord[] | undefined> {
  const builder = new SectionBuilder();
  const source = expand(await readFile(file, 'utf8'), file)
    // The marks of a callout go, its title stays.
    .replace(/^ *:::\w*[ \t]*(?:title=)?(.*)$/gm, '$1');
  const tree = processor.parse(escapeIds(source));
  rowAnchors()(tree, { path: file });
  walk(tree, builder);
  const sections = withTitle(builder.finish(), title);
  return sections[0]?.heading ? sections : undefined;
}
