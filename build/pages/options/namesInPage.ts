import type { Heading, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parsePage } from '../parsePage';

/** A heading or the first cell of a table row, with the names that it documents. */
export interface NamedPlace {
  name: string;
  line: number;
  /** Whether it is in a table whose first column is “Option”, so that every name must be an option. */
  isOptionRow: boolean;
  isHeading: boolean;
  /** Explicit id of the heading: `## Title {#id}`. */
  id?: string | undefined;
  /** The parent headings, nearest first. */
  above: string[];
}

/** Titles of columns that list options, in both languages (i18n `table.option`). */
const OPTION_HEADS = new Set(['option', '配置项']);
const WORD = /^(--?[a-zA-Z][\w-]*|[a-zA-Z_$][\w$]*(\.[\w$]+|\[['"][^'"]+['"]\])*(\(\))?)$/;

/** Names in a heading or cell: its code spans, else its words. `-w, --watch <x>` gives both flags. */
function namesOf(node: Heading | Table['children'][number]['children'][number]): string[] {
  const codes: string[] = [];
  visit(node, 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  const texts = codes.length > 0 ? codes : [textOf(node)];
  return texts
    .flatMap((text) => text.split(/[\s,，、/（(]+(?!\))/))
    .filter((word) => WORD.test(word));
}

/** The names of a page, in order. */
export function namesInPage(source: string): NamedPlace[] {
  const places: NamedPlace[] = [];
  const above: { depth: number; names: string[] }[] = [];
  visit(parsePage(source), (node) => {
    const line = node.position?.start.line ?? 0;
    const headings = () => above.flatMap(({ names }) => names);
    if (node.type === 'heading') {
      while (above[0] && above[0].depth >= node.depth) above.shift();
      const names = namesOf(node);
      const id = node.data?.statedId;
      for (const name of names) {
        places.push({ name, line, isOptionRow: false, isHeading: true, id, above: headings() });
      }
      above.unshift({ depth: node.depth, names });
    } else if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const first = textOf(head?.children[0] ?? head);
      const isOptionRow = OPTION_HEADS.has(first.trim().toLowerCase());
      for (const row of rows) {
        const [cell] = row.children;
        for (const name of cell ? namesOf(cell) : []) {
          const at = row.position?.start.line ?? line;
          places.push({ name, line: at, isOptionRow, isHeading: false, above: headings() });
        }
      }
    }
  });
  return places;
}
