import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withoutComments } from './withoutComments';

/** A part of a page that both languages have alike, besides headings and blocks. */
interface Item {
  kind: 'code' | 'component' | 'link';
  line: number;
  /** Fence with its code, comments left out; component with its attributes; target of a link without the language. */
  text: string;
  shown: string;
}

/** One difference between the two languages of a page. `line` is in the Chinese page when it has one. */
type Difference = Pick<Item, 'kind' | 'line'> & { problem: string };

/** Attributes whose text is prose: each language has its own. */
const PROSE_ATTRIBUTES = new Set(['alt', 'aria-label', 'caption', 'label', 'title']);

function itemsOf(tree: Root): Item[] {
  const items: Item[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const add = (kind: Item['kind'], text: string, shown = text) =>
      items.push({ kind, line, text, shown });
    if (node.type === 'code') {
      const { lang, meta, value } = node;
      const code = withoutComments(value, lang ?? '').split('\n');
      const lines = [[lang, meta].filter(Boolean).join(' '), ...code];
      const count = `${code.length} ${code.length === 1 ? 'line' : 'lines'}`;
      add('code', lines.join('\n'), `“${lines.find(Boolean)?.slice(0, 60) ?? ''}” (${count})`);
    } else if (node.type === 'link') add('link', node.url.replace(/^\/zh\//, '/'));
    else if (node.type === 'mdxJsxFlowElement' && node.name) {
      const attributes = node.attributes.map((attribute) => {
        if (attribute.type !== 'mdxJsxAttribute') return '…';
        const { name, value } = attribute;
        const isSame = typeof value === 'string' && !PROSE_ATTRIBUTES.has(name);
        return isSame ? `${name}="${value}"` : name;
      });
      add('component', `<${[node.name, ...attributes].join(' ')}>`);
    }
  });
  return items;
}

/** Where the Chinese page leaves the code, components and links of the English one. Empty: they agree. */
export function comparePages(english: Root, chinese: Root): Difference[] {
  const [en, zh] = [itemsOf(english), itemsOf(chinese)];
  /** The first difference of what stands in the same order. */
  const first = (kind: 'code' | 'component'): Difference[] => {
    const [theirs, ours] = [en, zh].map((items) => items.filter((item) => item.kind === kind));
    const longer = Math.max(theirs?.length ?? 0, ours?.length ?? 0);
    const at = Array.from({ length: longer }).findIndex(
      (_, index) => theirs?.[index]?.text !== ours?.[index]?.text,
    );
    const [left, right] = [theirs?.[at], ours?.[at]];
    const told = (what: string) => [
      { kind, line: (right ?? ours?.at(-1))?.line ?? 1, problem: `${kind} ${at + 1} ${what}` },
    ];
    if (left && right) {
      return told(
        kind === 'code'
          ? `differs from English by more than comments: ${left.shown}`
          : `is ${right.shown}, in English ${left.shown}`,
      );
    }
    if (left) return told(`is missing: ${left.shown}`);
    return right ? told(`is only here: ${right.shown}`) : [];
  };
  /** Links of one page that the other has not, in whatever order. */
  const lacking = (from: readonly Item[], to: readonly Item[]) =>
    from.filter(
      ({ kind, text }) =>
        kind === 'link' && !to.some((item) => item.kind === 'link' && item.text === text),
    );
  return [
    ...first('code'),
    ...first('component'),
    ...lacking(en, zh).map(({ kind, line, text }) => {
      return { kind, line: 1, problem: `link is missing: ${text}, in English at line ${line}` };
    }),
    ...lacking(zh, en).map(({ kind, line, text }) => {
      return { kind, line, problem: `link is only here: ${text}` };
    }),
  ];
}
