import type { Nodes, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A code span of a page: `` `output.target` ``. */
export interface Span {
  value: string;
  line: number;
  /** Header of its column, in a table. */
  head?: string;
}

/** The code spans of a page, in order. */
export function spansOfPage(tree: Root): Span[] {
  const spans: Span[] = [];
  const collect = (node: Nodes, head?: string) => {
    visit(node, 'inlineCode', ({ value, position }) => {
      spans.push({ value, line: position?.start.line ?? 1, head });
    });
  };
  visit(tree, (node) => {
    if (node.type === 'table') {
      for (const { cell, head } of cellsOf(node)) collect(cell, head);
      return 'skip';
    }
    if (node.type === 'inlineCode') collect(node);
    return undefined;
  });
  return spans;
}

/** The body cells of a table, with their row and the header of their column. */
export function cellsOf(table: Table) {
  const [first, ...rows] = table.children;
  const heads = (first?.children ?? []).map((cell) => textOf(cell).trim());
  return rows.flatMap((row) =>
    row.children.map((cell, column) => ({ cell, row, head: heads[column] ?? '' })),
  );
}
