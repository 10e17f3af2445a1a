import type { Code, Heading, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../build/pages/parsePage';
import { withoutComments } from './withoutComments';

/** What both languages of a page have in common, in the order of the page. */
export interface Structure {
  headings: { line: number; depth: number; id?: string }[];
  /** Language, meta and code of each fence, comments left out. */
  fences: { line: number; code: string }[];
  /** Components with their attributes, as written. */
  components: { line: number; tag: string }[];
  /** Rows of each table. */
  tables: { line: number; rows: number }[];
  /** Targets of the links, without the language prefix. Their order may differ. */
  links: { line: number; target: string }[];
}

/** Explicit id at the end of a heading: `## Text {#id}`. */
export const HEADING_ID = /\\?\{#([\w-]+)\\?\}\s*$/;
/** Attributes whose text is prose: each language has its own. */
const PROSE_ATTRIBUTES = new Set(['alt', 'aria-label', 'caption', 'label', 'title']);

const lineOf = (node: { position?: { start: { line: number } } }) => node.position?.start.line ?? 1;

/** Reads the structure of an MDX page. Throws the parser's error when the page does not parse. */
export function structureOf(source: string): Structure {
  const lines = source.split('\n');
  const structure: Structure = { headings: [], fences: [], components: [], tables: [], links: [] };
  const tree: Root = parsePage(source);
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'heading') {
      const id = HEADING_ID.exec(lines[line - 1] ?? '')?.[1];
      structure.headings.push({ line, depth: (node as Heading).depth, id });
    } else if (node.type === 'code') {
      const { lang, meta, value } = node as Code;
      // Why a sample is not checked is prose.
      const head = [lang, meta].filter(Boolean).join(' ');
      structure.fences.push({ line, code: `${head}\n${withoutComments(value, lang ?? '')}` });
    } else if (node.type === 'table') {
      structure.tables.push({ line, rows: node.children.length });
    } else if (node.type === 'link') {
      structure.links.push({ line, target: (node as Link).url.replace(/^\/zh\//, '/') });
    } else if (node.type === 'mdxJsxFlowElement' && node.name) {
      const attributes = node.attributes.map((attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        typeof attribute.value === 'string' &&
        !PROSE_ATTRIBUTES.has(attribute.name)
          ? `${attribute.name}="${attribute.value}"`
          : attribute.type === 'mdxJsxAttribute'
            ? attribute.name
            : '…',
      );
      structure.components.push({ line, tag: [node.name, ...attributes].join(' ') });
    }
  });
  return structure;
}
