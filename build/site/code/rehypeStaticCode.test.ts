import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { rehypeStaticCode } from './rehypeStaticCode';

const span: Element = {
  type: 'element',
  tagName: 'span',
  properties: { style: '--x:1', className: ['line'] },
  children: [{ type: 'text', value: 'a < b & "c"' }],
};
const block = (children: Element['children']): Root => ({
  type: 'root',
  children: [{ type: 'element', tagName: 'pre', properties: { className: ['shiki'] }, children }],
});
const code = (children: Element['children']): Element => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children,
});

test('a highlighted block becomes one string of HTML; its frame stays an element', () => {
  const tree = block([code([span])]);
  rehypeStaticCode()(tree);
  const text = JSON.stringify(tree);
  expect(text).toContain('"className":["shiki"]');
  expect(text).toContain(
    JSON.stringify('<span style="--x:1" class="line">a &#x3C; b &#x26; "c"</span>'),
  );
});

test('a block without tokens stays as it is', () => {
  const tree = block([code([{ type: 'text', value: 'plain' }])]);
  const before = structuredClone(tree);
  rehypeStaticCode()(tree);
  expect(tree).toEqual(before);
});

test('the newline at the end of a file is not a line', () => {
  const empty: Element = { ...span, children: [] };
  const tree = block([code([span, { type: 'text', value: '\n' }, empty])]);
  const same = block([code([structuredClone(span)])]);
  rehypeStaticCode()(tree);
  rehypeStaticCode()(same);
  expect(tree).toEqual(same);
});

test('adjacent tokens of one color are one element, text in the color of the block is plain', () => {
  const token = (color: string, value: string): Element => ({
    type: 'element',
    tagName: 'span',
    properties: { style: `color:var(--shiki-${color})` },
    children: [{ type: 'text', value }],
  });
  const tokens = [
    token('token-keyword', 'export'),
    token('token-keyword', ' const'),
    token('foreground', ' a '),
    token('token-keyword', '='),
    token('token-constant', ' 1'),
    token('foreground', ';'),
  ];
  const line: Element = { type: 'element', tagName: 'span', properties: {}, children: tokens };
  const tree = block([code([line])]);
  rehypeStaticCode()(tree);
  const keyword = 'style="color:var(--shiki-token-keyword)"';
  const constant = 'style="color:var(--shiki-token-constant)"';
  expect(JSON.stringify(tree)).toContain(
    JSON.stringify(
      `<span><span ${keyword}>export const</span> a <span ${keyword}>=</span><span ${constant}> 1</span>;</span>`,
    ),
  );
});
