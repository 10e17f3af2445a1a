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
    /** The id that the heading states: `## Title {#id}`. */
    statedId?: string;
  }
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** Id at the end of a heading. */
const HEADING_ID = /\\?\{#([\w.-]+)\\?\}[ \t]*$/gm;

/** Parses MDX. An error has its line and column: of a tag without an end they are in the words only, `<Tab>` (4:1-4:16). */
function parseMdx(source: string): Root {
  try {
    return parser.parse(source);
  } catch (error) {
    const { line, message } = error as { line?: number; message: string };
    const [, inWords = 1, column = 1] = /\((\d+):(\d+)/.exec(message) ?? [];
    throw line ? error : Object.assign(error as Error, { line: +inWords, column: +column });
  }
}

/** Like `parsePage`, but never from memory. Heading ids are not MDX: spaces replace them, so that offsets stay right. */
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
 * A page as a syntax tree, not to be changed, whose positions are those of the source; ids of headings are data.
 * In a build it is made once for the check, the tags, the tables and search, and kept. Throws when it is not MDX.
 */
export const parsePage = (source: string): Root => keptRead(`tree ${source}`, () => parse(source));
