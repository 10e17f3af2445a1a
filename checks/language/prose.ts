import type { Nodes, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../build/pages/parsePage';

/** A run of prose (no code, no markup, no address) and its place in the file. */
interface Prose {
  text: string;
  line: number;
  /** Offsets in the file, for corrections. */
  start: number;
  end: number;
  /** Neighbors inside the same paragraph; undefined at its ends. */
  before?: PhrasingContent;
  after?: PhrasingContent;
}

/** Every run of prose of an MDX file, in order. Throws the parser's error, which names the line. */
export function proseOf(source: string): Prose[] {
  const runs: Prose[] = [];
  visit(parsePage(source), 'text', (node, index, parent: Nodes | undefined) => {
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
