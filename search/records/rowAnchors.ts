import GithubSlugger from 'github-slugger';
import type { Nodes, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';

/** Error codes, which identify a message: `TS5011`, `ERR_MODULE_NOT_FOUND`. */
const CODE = /\bTS\d{4,5}\b|\bE(?:RR_)?[A-Z]{3,}(?:_[A-Z]+)*\b/;
/** Maximum number of words of a message in an address. */
const WORDS = 7;

/** The part of a message for its address: its code, or its first words. */
const anchorOf = (message: string): string =>
  (CODE.exec(message)?.[0] ?? message.split(/\s+/).slice(0, WORDS).join(' ')).replace(
    /[^\w\s-]/g,
    '',
  );

/** The page whose tables list messages, each row with an answer of its own. */
const ERROR_INDEX = /[\\/]guide[\\/]faq[\\/]errors\.mdx$/;
/** Id of a row whose first cell is a message, which is the same in every language. */
function idOf(row: TableRow, slugger: GithubSlugger): string | undefined {
  const [message] = row.children[0]?.children ?? [];
  return message?.type === 'inlineCode' ? slugger.slug(anchorOf(message.value)) : undefined;
}

/** Ids, for links from search, of the rows of the error index whose first cell is a message; none on other pages. */
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

/** Remark plugin that adds these ids to the page. */
export function rowAnchors() {
  return (tree: Nodes, file: { path?: string }): void => {
    for (const [row, id] of rowIds(tree, file.path))
      row.data = { ...row.data, hProperties: { id } };
  };
}
