import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { rehypeRowHeaders } from './rehypeRowHeaders';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const row = (tagName: string, ...texts: string[]) =>
  element(
    'tr',
    { type: 'text', value: '\n' },
    ...texts.map((value) => element(tagName, ...(value ? [{ type: 'text' as const, value }] : []))),
  );

test('the first cell of a row heads the row, unless it is empty', () => {
  const body = element('tbody', row('td', 'esm', 'no'), row('td', '', 'yes'));
  const table = element('table', element('thead', row('th', 'Format', 'Old')), body);
  const tree: Root = { type: 'root', children: [table] };
  rehypeRowHeaders()(tree);
  expect(toHtml(tree).replaceAll('\n', '')).toBe(
    '<table><thead><tr><th>Format</th><th>Old</th></tr></thead>' +
      '<tbody><tr><th scope="row">esm</th><td>no</td></tr>' +
      '<tr><td></td><td>yes</td></tr></tbody></table>',
  );
});
