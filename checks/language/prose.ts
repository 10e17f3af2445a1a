import type { Nodes, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../build/pages/parsePage';

/** A text node of prose (no code, markup or address) and its position in the file. */
interface Prose {
  text: string;
  line: number;
  /** Offsets in the file, for corrections. */
  start: number;
  end: number;
  /** Siblings in the same paragraph; undefined at its ends. */
  before?: PhrasingContent;
  after?: PhrasingContent;
}

/** The title and the description in the frontmatter of a page, without quotes. */
const FIELD = /(?<=^(?:title|description): *["']?)[^"'\s].*?(?=["']?$)/gm;

/** All prose of an MDX file, in order. Throws the parser's error, which has the line. */
export function proseOf(source: string): Prose[] {
  const tree = parsePage(source);
  const runs: Prose[] = [];
  visit(tree, 'yaml', ({ value }) => {
    const first = source.indexOf(value);
    for (const { 0: text, index } of value.matchAll(FIELD)) {
      const line = 2 + value.slice(0, index).split('\n').length - 1;
      runs.push({ text, line, start: first + index, end: first + index + text.length });
    }
  });
  visit(tree, 'text', (node, index, parent: Nodes | undefined) => {
    const { position } = node;
    if (!position || index === undefined || !parent || !('children' in parent)) return;
    const siblings = parent.children as PhrasingContent[];
    runs.push({
      text: node.value,
      line: position.start.line,
      start: position.start.offset ?? 0,
      end: position.end.offset ?? 0,
      before: siblings[index - 1],
      after: siblings[index + 1],
    });
  });
  return runs;
}
