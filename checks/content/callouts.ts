import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '../finding';
import { nearest } from './nearest';

/** Types that Rspress renders as a box; it leaves all others as text. */
const TYPES = 'tip note important warning caution danger info details'.split(' ');
const MARK = /^\s*(:{3,})\s*([\w-]*)\s*(.*)$/;

interface Mark {
  line: number;
  holder?: Nodes;
  colons: string;
  type: string;
  title: string;
  /** Whether more than plain text follows on the line. */
  isCut: boolean;
}

/** Lines of the page that start with `:::`, each with the parent of its paragraph. */
function marksOf(tree: Root) {
  const marks: Mark[] = [];
  visit(tree, (node, _, holder) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
    node.children.forEach((part, index) => {
      if (part.type !== 'text') return;
      part.value.split(/\r?\n/).forEach((text, at) => {
        const [, colons, type = '', title = ''] = MARK.exec(text) ?? [];
        if (!colons || (index > 0 && at === 0)) return;
        const line = (part.position?.start.line ?? 1) + at;
        const next = node.children[index + 1];
        const isCut = next?.position?.start.line === line && next.type !== 'mdxTextExpression';
        marks.push({ line, holder, colons, type, title, isCut });
      });
    });
  });
  return marks;
}

/** Callouts that Rspress does not render: unknown type, title cut off or in brackets, end missing or misplaced. */
export function calloutFindings(file: string, tree: Root): Finding[] {
  const found: Finding[] = [];
  const add = (line: number, problem: string, write: string) =>
    found.push({ file, line, problem, write });
  let open: { line: number; holder?: Nodes } | undefined;
  const end = () => {
    const write = '::: on a line of its own, where the callout ends';
    if (open) add(open.line, 'the callout is not closed', write);
    open = undefined;
  };
  for (const { line, holder, colons, type, title, isCut } of marksOf(tree)) {
    if (type || title) {
      end();
      open = { line, holder };
      const words = title.replace(/^\[(.*)\]$/, '$1');
      const meant = nearest(type.toLowerCase(), TYPES) ?? TYPES.join(' | ');
      const write = `:::${meant} ${words}`.trimEnd();
      if (colons !== ':::' || !TYPES.includes(type)) {
        add(line, `“${colons}${type}” is not a callout`, write);
      } else if (isCut) {
        const problem =
          'the title of a callout is plain text; this one is cut off before its code, link or emphasis';
        add(line, problem, `:::${type} …`);
      } else if (words !== title) add(line, `“${title}” is shown with its brackets`, write);
    } else {
      if (!open) add(line, `this “${colons}” closes no callout`, 'nothing, remove the line');
      // Rspress looks for the end only among siblings of the start.
      else if (open.holder !== holder) {
        add(
          line,
          `this “${colons}” belongs to the list or table above it`,
          'an empty line above it',
        );
      }
      open = undefined;
    }
  }
  end();
  return found;
}
