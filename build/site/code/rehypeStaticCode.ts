import { parse } from 'acorn';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';

/** The attribute `dangerouslySetInnerHTML={{ __html: html }}` as an MDX node. */
function innerHtml(html: string) {
  const value = `(${JSON.stringify({ __html: html })})`;
  const estree = parse(value, { ecmaVersion: 'latest', sourceType: 'module' });
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: { type: 'mdxJsxAttributeValueExpression', value, data: { estree } },
  };
}

const isCode = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'tagName' in node && node.tagName === 'code';

/** Drops the empty line that results from the newline at the end of a file. */
function dropLastNewline({ children }: Element) {
  const last = children.at(-1);
  if (last?.type !== 'element' || last.children.length > 0) return;
  children.pop();
  if (children.at(-1)?.type === 'text') children.pop();
}

/** Style of text in the block's own color, as the highlighter writes it. */
const PLAIN = 'color:var(--shiki-foreground)';

/** Merges adjacent tokens of one color on a line, and unwraps text in the color of the block. */
function joinTokens(line: Element) {
  const joined: Element['children'] = [];
  for (const token of line.children) {
    const before = joined.at(-1);
    const style = token.type === 'element' ? token.properties.style : undefined;
    if (token.type !== 'element' || !style) joined.push(token);
    else if (style === PLAIN) joined.push(...token.children);
    else if (before?.type === 'element' && before.properties.style === style) {
      before.children.push(...token.children);
    } else joined.push(token);
  }
  line.children = joined;
}

/**
 * Last of the rehype plugins: the content of a highlighted block becomes one HTML string, so that React hydrates one
 * element per block instead of one per token, and the page's chunk shrinks.
 */
export function rehypeStaticCode() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'pre') return undefined;
      const [code, ...others] = node.children;
      if (
        !isCode(code) ||
        others.length > 0 ||
        !code.children.some(({ type }) => type === 'element')
      ) {
        return SKIP;
      }
      dropLastNewline(code);
      for (const line of code.children) if (line.type === 'element') joinTokens(line);
      const still = {
        type: 'mdxJsxFlowElement',
        name: 'code',
        attributes: [innerHtml(toHtml(code.children))],
        children: [],
      };
      node.children = [still as unknown as Element];
      return SKIP;
    });
  };
}
