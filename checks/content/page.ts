import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parsePage as parseTree } from '../../build/pages/parsePage';
import { routeOf } from '../../build/pages/routeOf';
import type { Language } from '../../site';

export interface PageHeading {
  line: number;
  depth: number;
  id?: string;
  text: string;
  /** The line as written, without its id. */
  source: string;
}

/** A page of docs/ as every check reads it. */
export interface Page {
  /** Path from the project's root. */
  file: string;
  language: Language;
  /** Path in docs/<language>/, the same for both languages. */
  name: string;
  source: string;
  /** Address without base and language: `/guide/start/`. */
  route: string;
  /** Text between the `---` lines. */
  frontmatter?: string;
  headings: PageHeading[];
  /** Ids that links may point to, besides those of headings. */
  anchors: string[];
  links: { line: number; target: string }[];
  images: { line: number; target: string }[];
  /** The parsed page; must not be mutated. */
  tree: Root;
  /** Set if the page is not valid MDX: only its address, frontmatter and headings are known. */
  isBroken?: true;
}

/** Explicit id at the end of a heading: `## Text {#id}`. */
const HEADING_ID = /\\?\{#([\w-]+)\\?\}\s*$/;
/** The same, also if malformed: `{#My id}`. */
const WRITTEN_ID = /\s*\\?\{#[^}]*\}\s*$/;
const LINK_ATTRIBUTES = new Set(['href', 'link', 'to']);

/** What is known of a page that is not valid MDX, so that links to it and its twin cause no findings. */
export function brokenPage(language: Language, name: string, source: string): Page {
  const frontmatter = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1];
  // Fences may contain lines that look like headings, so they are blanked out.
  const text = source.replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1/gm, (fence) =>
    fence.replace(/[^\n]/g, ''),
  );
  const lines = text.split('\n');
  const headings = lines.flatMap((line, index): PageHeading[] => {
    const [, marks = '', title = ''] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
    if (!marks) return [];
    const written = title.replace(WRITTEN_ID, '').replaceAll('`', '').trim();
    const node = { depth: marks.length as Heading['depth'], text: written };
    return [headingAt(node, index + 1, lines)];
  });
  const tree: Root = { type: 'root', children: [] };
  const page = emptyPage(language, name, source, tree);
  return { ...page, frontmatter, headings, isBroken: true };
}

const emptyPage = (language: Language, name: string, source: string, tree: Root): Page => ({
  file: `docs/${language}/${name}`,
  language,
  name,
  source,
  route: routeOf(name),
  headings: [],
  anchors: [],
  links: [],
  images: [],
  tree,
});

/** Reads a page. Throws an error with its line if it is not valid MDX or a code block is not closed. */
export function parsePage(language: Language, name: string, source: string): Page {
  const lines = source.split('\n');
  const tree = parseTree(source);
  const page = emptyPage(language, name, source, tree);
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'yaml') page.frontmatter = node.value;
    else if (node.type === 'heading')
      page.headings.push(headingAt({ depth: node.depth, text: textOf(node) }, line, lines));
    else if (node.type === 'code') {
      const [fence = ''] = /[`~]{3,}/.exec(lines[line - 1] ?? '') ?? [];
      const end = node.position?.end.line ?? line;
      const hasEnd = end > line && lines[end - 1]?.trimEnd().endsWith(fence);
      // A block that starts inside this one means that this one was not closed.
      const inside = node.value.split('\n').some((code) => code.trimStart().startsWith(fence));
      if (!hasEnd || inside) throw openFence(line, fence);
    } else if (node.type === 'link' || node.type === 'definition') {
      page.links.push({ line, target: node.url });
    } else if (node.type === 'image') page.images.push({ line, target: node.url });
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        const found = { line, target: attribute.value };
        if (LINK_ATTRIBUTES.has(attribute.name)) page.links.push(found);
        else if (attribute.name === 'src' && node.name === 'img') page.images.push(found);
        // On a component, `id` is a prop; on an HTML element it is an anchor.
        else if (attribute.name === 'id' && /^[a-z]/.test(node.name ?? '')) {
          page.anchors.push(attribute.value);
        }
      }
    }
  });
  return page;
}

/** An unclosed block swallows the rest of the page, so nothing else can be checked. */
const openFence = (line: number, fence: string) =>
  Object.assign(new Error('a code block is not closed'), {
    line,
    write: `${fence} on a line of its own, where the code ends`,
  });

function headingAt(
  { depth, text }: { depth: number; text: string },
  line: number,
  lines: readonly string[],
): PageHeading {
  const written = lines[line - 1] ?? '';
  return {
    line,
    depth,
    id: HEADING_ID.exec(written)?.[1],
    text: text.trim(),
    source: written.replace(WRITTEN_ID, '').trimEnd(),
  };
}
