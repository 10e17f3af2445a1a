import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { keptRead } from './keptReads';

const blocks = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);
const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** Heading ids (`## Title {#id}`) are no MDX; same length, so that offsets stay true. */
const hideHeadingIds = (source: string): string =>
  source.replace(/\{(#[\w.-]+)\}(?=\s*$)/gm, '($1)');

/** A page as `parsePage` gives it but without tables and bare addresses, which take a third of the time. */
export const parseBlocks = (source: string): Root => blocks.parse(hideHeadingIds(source));

/** A page as a syntax tree, not to be changed, whose positions are those of the source. Throws when it is not MDX. */
export const parsePage = (source: string): Root => {
  const hidden = hideHeadingIds(source);
  return keptRead(`tree ${hidden}`, () => parser.parse(hidden));
};
