import type { Root } from 'mdast';
import ts from 'typescript';
import { visit } from 'unist-util-visit';

/** A code block, component or link, which both languages share. */
interface Item {
  kind: 'code' | 'component' | 'link';
  line: number;
  /** Fence with its code, without comments; component with its attributes; target of a link without the language. */
  text: string;
  shown: string;
}

/** A difference between the two languages of a page, with its line in the Chinese page. */
type Difference = Pick<Item, 'kind' | 'line'> & { problem: string };

/** Attributes with prose, which differs between the languages. */
const PROSE_ATTRIBUTES = new Set(['alt', 'aria-label', 'caption', 'label', 'title']);

const SCRIPT = /^([cm]?[jt]s|[jt]sx|json)$/;

/** Code without comments, which may differ between the languages, and without whitespace around them. */
function withoutComments(code: string, language: string): string {
  let text = code;
  if (SCRIPT.test(language)) {
    const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, ts.LanguageVariant.JSX, text);
    const isComment = (kind: ts.SyntaxKind) =>
      kind === ts.SyntaxKind.SingleLineCommentTrivia ||
      kind === ts.SyntaxKind.MultiLineCommentTrivia;
    let out = '';
    for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
      if (!isComment(kind)) out += scanner.getTokenText();
    }
    text = out;
  } else {
    text = text.replace(/(^|\s)#.*$/gm, '');
  }
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');
}

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

/** Differences between the Chinese page and the English one in code, components and links. */
export function comparePages(english: Root, chinese: Root): Difference[] {
  const [en, zh] = [itemsOf(english), itemsOf(chinese)];
  /** The first difference between items that both pages must have in the same order. */
  const first = (kind: 'code' | 'component'): Difference[] => {
    const of = (items: readonly Item[]) => items.filter((item) => item.kind === kind);
    const [theirs, ours] = [of(en), of(zh)];
    const longer = theirs.length > ours.length ? theirs : ours;
    const at = longer.findIndex((_, index) => theirs[index]?.text !== ours[index]?.text);
    if (at < 0) return [];
    const [left, right] = [theirs[at], ours[at]];
    let what = `is missing: ${left?.shown}`;
    if (!left) what = `is only here: ${right?.shown}`;
    else if (right && kind === 'component') what = `is ${right.shown}, in English ${left.shown}`;
    else if (right) what = `differs from English by more than comments: ${left.shown}`;
    const line = (right ?? ours.at(-1))?.line ?? 1;
    return [{ kind, line, problem: `${kind} ${at + 1} ${what}` }];
  };
  /** Links of one page that the other lacks, in any order. */
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
