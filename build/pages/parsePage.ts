import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { keptRead } from './keptReads';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** Heading ids (`## Title {#id}`) are no MDX; same length, so that offsets stay true. */
const blankHeadingIds = (source: string): string =>
  source.replace(/\\?\{#[\w.-]+\\?\}[ \t]*$/gm, (id) => ' '.repeat(id.length));

/**
 * A page as a syntax tree, not to be changed, whose positions are those of the source; without the ids of headings.
 * In a build it is made once for the check, the tags and the tables. Throws when it is not MDX.
 */
export const parsePage = (source: string): Root =>
  keptRead(`tree ${source}`, () => parser.parse(blankHeadingIds(source)));
