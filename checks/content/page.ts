import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Language } from '../../site';
import { parseMdx } from '../language/prose';
import { HEADING_ID } from '../parity/structure';

export interface PageHeading {
  line: number;
  depth: number;
  id?: string;
  text: string;
  /** The line as written, without its id. */
  source: string;
}

/** A page of docs/ as far as its references are concerned. */
export interface Page {
  /** Path from the project's root. */
  file: string;
  language: Language;
  /** Path below docs/<language>/, the same for both languages. */
  name: string;
  /** Address without base and language: `/guide/start/`. */
  route: string;
  /** Text between the `---` lines; undefined when there is none. */
  frontmatter?: string;
  headings: PageHeading[];
  /** Ids that links may point to, beside those of the headings. */
  anchors: string[];
  links: { line: number; target: string }[];
  images: { line: number; target: string }[];
  /** The page as parsed; not to be changed. */
  tree: Root;
}

const LINK_ATTRIBUTES = new Set(['href', 'link', 'to']);

/** Address of the page at `name` below docs/<language>/ (specification 2.1). */
export function routeOf(name: string): string {
  return `/${name.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** Reads a page. Throws the parser's error, with its line, when the page is no valid MDX. */
export function parsePage(language: Language, name: string, source: string): Page {
  const lines = source.split('\n');
  const tree = parseMdx(source);
  const page: Page = {
    file: `docs/${language}/${name}`,
    language,
    name,
    route: routeOf(name),
    headings: [],
    anchors: [],
    links: [],
    images: [],
    tree,
  };
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'yaml') page.frontmatter = node.value;
    else if (node.type === 'heading') page.headings.push(headingAt(node, line, lines));
    else if (node.type === 'link' || node.type === 'definition') {
      page.links.push({ line, target: node.url });
    } else if (node.type === 'image') page.images.push({ line, target: node.url });
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        const found = { line, target: attribute.value };
        if (LINK_ATTRIBUTES.has(attribute.name)) page.links.push(found);
        else if (attribute.name === 'src' && node.name === 'img') page.images.push(found);
        // `id` of a component is its own business; of an HTML element it is an anchor.
        else if (attribute.name === 'id' && /^[a-z]/.test(node.name ?? '')) {
          page.anchors.push(attribute.value);
        }
      }
    }
  });
  return page;
}

function headingAt(node: Heading, line: number, lines: readonly string[]): PageHeading {
  const written = lines[line - 1] ?? '';
  return {
    line,
    depth: node.depth,
    id: HEADING_ID.exec(written)?.[1],
    text: textOf(node).trim(),
    source: written.replace(HEADING_ID, '').trimEnd(),
  };
}
