import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withoutComments } from './withoutComments';

/** A part of a page, as both languages have it. */
export interface Item {
  line: number;
  text: string;
}

/** What both languages of a page have in common besides headings and blocks, in the order of the page. */
export interface Structure {
  /** Language, meta and code of each fence, comments left out. */
  fences: Item[];
  /** Components with their attributes, as written. */
  components: Item[];
  /** Targets of the links, without the language prefix. Their order may differ. */
  links: Item[];
}

/** Attributes whose text is prose: each language has its own. */
const PROSE_ATTRIBUTES = new Set(['alt', 'aria-label', 'caption', 'label', 'title']);

/** The structure of a page that is parsed. */
export function structureOf(tree: Root): Structure {
  const structure: Structure = { fences: [], components: [], links: [] };
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'code') {
      const { lang, meta, value } = node;
      const head = [lang, meta].filter(Boolean).join(' ');
      structure.fences.push({ line, text: `${head}\n${withoutComments(value, lang ?? '')}` });
    } else if (node.type === 'link') {
      structure.links.push({ line, text: node.url.replace(/^\/zh\//, '/') });
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
      structure.components.push({ line, text: `<${[node.name, ...attributes].join(' ')}>` });
    }
  });
  return structure;
}
