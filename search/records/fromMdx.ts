import { readFile } from 'node:fs/promises';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Nodes, Root } from 'mdast';
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
/** Attributes of components that are shown to readers. */
const SHOWN = /^(?:title|label|name|text|description|summary|caption)$/;

interface Page {
  builder: SectionBuilder;
  slugger: GithubSlugger;
}

/** Writes out the generated parts of a page's source, as the build does. */
export type Expand = (source: string, file: string) => string;

type Imports = ReadonlyMap<string, string>;

function importsOf(tree: Root, file: string): Imports {
  const imports = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [, name, from] of node.value.matchAll(
      /import\s+(\w+)\s+from\s+['"](\.[^'"]+\.mdx?)['"]/g,
    )) {
      if (name && from) imports.set(name, path.resolve(path.dirname(file), from));
    }
  }
  return imports;
}

async function walkAll(nodes: readonly Nodes[], page: Page, imports: Imports, expand: Expand) {
  for (const node of nodes) await walk(node, page, imports, expand);
}

async function walk(node: Nodes, page: Page, imports: Imports, expand: Expand): Promise<void> {
  const { builder, slugger } = page;
  switch (node.type) {
    case 'heading': {
      const text = textOf(node);
      const id = EXPLICIT_ID.exec(text)?.[1];
      const words = text.replace(EXPLICIT_ID, '');
      builder.heading(node.depth, id ?? slugger.slug(words), words);
      return;
    }
    case 'tableRow': {
      const id = anchorOf(node);
      const [message, ...cells] = node.children;
      if (!id || !message) break;
      builder.row(id, textOf(message));
      for (const cell of cells) await walk(cell, page, imports, expand);
      return;
    }
    case 'code':
      builder.codeBlock(node.value);
      return;
    case 'text':
    case 'inlineCode':
      builder.inline(node.value);
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const fragment = imports.get(node.name ?? '');
      if (fragment) return addFile(fragment, page, expand);
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !SHOWN.test(attribute.name)) continue;
        if (typeof attribute.value === 'string') builder.block(attribute.value);
      }
      break;
    }
    case 'break':
      builder.inline(' ');
      return;
  }
  if (!('children' in node)) return;
  const block = !['emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement'].includes(node.type);
  if (block) builder.endBlock();
  await walkAll(node.children, page, imports, expand);
  if (block) builder.endBlock();
}

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

async function addFile(file: string, page: Page, expand: Expand): Promise<void> {
  const source = expand(await readFile(file, 'utf8'), file)
    // The marks of a callout go, its title stays.
    .replace(/^ *:::\w*[ \t]*(?:title=)?(.*)$/gm, '$1');
  const tree = processor.parse(escapeIds(source));
  rowAnchors()(tree, { path: file });
  await walkAll(tree.children, page, importsOf(tree, file), expand);
}

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
  const page = { builder: new SectionBuilder(), slugger: new GithubSlugger() };
  await addFile(file, page, expand);
  const sections = withTitle(page.builder.finish(), title);
  return sections[0]?.heading ? sections : undefined;
}
