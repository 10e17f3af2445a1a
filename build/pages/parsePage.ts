import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { keptRead } from './keptReads';

declare module 'mdast' {
  interface HeadingData {
    /** Explicit id of the heading: `## Title {#id}`. */
    statedId?: string;
  }
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** What to write where a page is not valid MDX. */
export const MDX_ADVICE = 'a closing tag, or `{` and `<` of plain text in backticks';

/** Id at the end of a heading. */
const HEADING_ID = /\\?\{#([\w.-]+)\\?\}[ \t]*$/gm;

/** Parses MDX. Errors have line and column; for an unclosed tag they come from the message: `<Tab>` (4:1-4:16). */
function parseMdx(source: string): Root {
  try {
    return parser.parse(source);
  } catch (error) {
    const { line, message } = error as { line?: number; message: string };
    const [, inWords = 1, column = 1] = /\((\d+):(\d+)/.exec(message) ?? [];
    throw line ? error : Object.assign(error as Error, { line: +inWords, column: +column });
  }
}

/** Like `parsePage`, without the cache. Heading ids are not MDX, so spaces replace them, which keeps offsets right. */
export function parse(source: string): Root {
  const stated = new Map<number, string>();
  const blank = source.replace(HEADING_ID, (text: string, id: string, start: number) => {
    stated.set(start + text.length, id);
    return ' '.repeat(text.length);
  });
  const tree = parseMdx(blank);
  visit(tree, 'heading', (heading) => {
    const line = source.indexOf('\n', heading.position?.end.offset);
    const statedId = stated.get(line < 0 ? source.length : line);
    if (statedId) heading.data = { statedId };
  });
  return tree;
}

/**
 * The syntax tree of a page, with positions in the source and ids of headings as `data`; it must not be mutated, because
 * a build parses each page once for checks, tags, tables and search. Throws if it is not valid MDX.
 */
export const parsePage = (source: string): Root => keptRead(`tree ${source}`, () => parse(source));
