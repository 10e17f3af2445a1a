import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { rehypeConfigKeys } from './rehypeConfigKeys';

const root = process.cwd();
const link = rehypeConfigKeys({ root, base: '/docs/' });
const CONFIG = [
  "import { defineConfig } from '@rslib/core';",
  'export default defineConfig({',
  "  lib: [{ format: 'esm', dts: { bundle: true } }],",
  '  output: { target: ',
];

/** A block whose lines are spans, its last line in two runs. */
function block(): Element {
  const span = (value: string): Element => ({
    type: 'element',
    tagName: 'span',
    properties: {},
    children: [{ type: 'text', value }],
  });
  const lines = CONFIG.flatMap((line) => [
    span(line),
    { type: 'text' as const, value: '\n' },
  ]).slice(0, -1);
  const code = {
    type: 'element' as const,
    tagName: 'code',
    properties: {},
    children: [...lines, span("'node' } });")],
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}

function linked(path: string): string {
  const tree: Root = { type: 'root', children: [block(), block()] };
  link(tree, { path: `${root}/docs/${path}` });
  return toHtml(tree);
}

test('each key of a configuration links to the page or heading of its option, with type and default', () => {
  const html = linked('en/guide/x.mdx').replaceAll('&#x27;', "'");
  expect(html).toMatch(
    /<a href="\/docs\/config\/lib\/format" title="'esm' \| [^"]+; default 'esm'">format<\/a>/,
  );
  expect(html).toMatch(/<a href="\/docs\/config\/lib\/dts#dts-bundle" title="[^"]+">bundle<\/a>/);
  expect(html).toMatch(
    /<a href="\/docs\/config\/rsbuild\/output#target" title="[^"]+">target<\/a>/,
  );
});

test('the text of the code stays as it is', () => {
  expect(linked('en/x.mdx').replace(/<[^>]+>/g, '')).toBe(
    toHtml({ type: 'root', children: [block(), block()] }).replace(/<[^>]+>/g, ''),
  );
});

test('each option is a tab stop once per page', () => {
  const links = linked('en/x.mdx').match(/<a [^>]+>/g) ?? [];
  expect(links).toHaveLength(12);
  expect(links.map((link) => link.includes('tabindex="-1"'))).toEqual([
    ...Array(6).fill(false),
    ...Array(6).fill(true),
  ]);
});

test('addresses have the base and the language of the page', () => {
  expect(linked('zh/x.mdx')).toContain('href="/docs/zh/config/lib/format"');
});

test('a page does not link to itself, but to its headings', () => {
  const html = linked('en/config/lib/dts.mdx');
  expect(html).not.toContain('href="/docs/config/lib/dts"');
  expect(html).toContain('href="/docs/config/lib/dts#dts-bundle"');
});
