import { expect, test, vi } from 'vitest';
import type { Row } from '../types';
import { groupRows, MAX_IN_GROUP, readHit, sitePath } from './rows';

const hit = (more: object = {}) => ({
  objectID: '1',
  url: 'https://docs.example.com/guide/dts#bundle',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Guide', lvl1: 'Types', lvl2: 'Bundle' },
  ...more,
});

test.each([
  ['drops the origin', 'https://x.example/zh/a?b=1#c', '/zh/a?b=1#c'],
  ['keeps a path', '/guide/', '/guide/'],
  ['refuses scripts', 'javascript:alert(1)', undefined],
  ['refuses data', 'data:text/html,x', undefined],
  ['never leaves the site', '//evil.example/a', '/a'],
  ['refuses what is not text', 7, undefined],
])('sitePath %s', (_, address, path) => expect(sitePath(address)).toBe(path));

test('sitePath needs no URL.canParse, which Chrome 119 has not', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(sitePath('/guide')).toBe('/guide');
  vi.restoreAllMocks();
});

test('a hit is read as text in parts, by turns plain and marked', () => {
  const value = 'a &lt;b&gt; <mark>B&amp;C</mark><img onerror=x>';
  expect(readHit(hit({ _snippetResult: { hierarchy: { lvl2: { value } } } }))).toEqual({
    url: '/guide/dts#bundle',
    group: 'Guide',
    page: ['Types'],
    heading: ['a <b> ', 'B&C', '<img onerror=x>'],
  });
});

test('a hit in a text stands under the deepest heading above it, a page under its title', () => {
  const content = { value: 'the <mark>text</mark>' };
  expect(readHit(hit({ type: 'content', _snippetResult: { content } }))).toMatchObject({
    heading: ['Bundle'],
    excerpt: ['the ', 'text', ''],
  });
  expect(readHit(hit({ type: 'lvl1' }))).toEqual({
    url: '/guide/dts#bundle',
    group: 'Guide',
    page: ['Types'],
  });
});

test.each([
  null,
  1,
  'x',
  {},
  hit({ url: 'javascript:1' }),
  hit({ type: 'odd' }),
  hit({ type: { toString: 'lvl1' } }),
  hit({ hierarchy: null }),
  hit({ hierarchy: { lvl0: 'G', lvl1: 7 } }),
])('no hit: %j', (value) => expect(readHit(value)).toBeUndefined());

test('rows are grouped, then by page, each where its best row stands; 9.32 at most 20 a group', () => {
  const row = (group: string, page: string, url: string): Row => ({ group, page: [page], url });
  const rows = [row('B', 'p', '1'), row('A', 'q', '2'), row('B', 'r', '3'), row('B', 'p', '4')];
  const urls = [...groupRows(rows)].map(([group, some]) => [group, some.map(({ url }) => url)]);
  expect(urls).toEqual([
    ['B', ['1', '4', '3']],
    ['A', ['2']],
  ]);
  const many = Array.from({ length: 25 }, (_, i) => row('A', 'p', String(i)));
  expect(groupRows(many).get('A')).toHaveLength(MAX_IN_GROUP);
});
