import GithubSlugger from 'github-slugger';
import type { Nodes, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { anchorOf } from '../engine/anchors';

/** The page whose tables list messages: each row answers a question of its own. */
const ERROR_INDEX = /[\\/]guide[\\/]faq[\\/]errors\.mdx$/;
/** Id of a row, or undefined: a message is the same in every language, a description is not. */
function idOf(row: TableRow, slugger: GithubSlugger): string | undefined {
  const [message] = row.children[0]?.children ?? [];
  return message?.type === 'inlineCode' ? slugger.slug(anchorOf(message.value)) : undefined;
}

/** The ids, by which search opens them, of the rows of the error index whose first cell is a message; of other pages none. */
export function rowIds(tree: Nodes, file = ''): Map<TableRow, string> {
  const ids = new Map<TableRow, string>();
  if (!ERROR_INDEX.test(file)) return ids;
  const slugger = new GithubSlugger();
  visit(tree, 'tableRow', (row) => {
    const id = idOf(row, slugger);
    if (id) ids.set(row, id);
  });
  return ids;
}

/** A remark plugin that writes these ids into the page. */
export function rowAnchors() {
  return (tree: Nodes, file: { path?: string }): void => {
    for (const [row, id] of rowIds(tree, file.path))
      row.data = { ...row.data, hProperties: { id } };
  };
}
