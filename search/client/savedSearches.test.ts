// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Row } from '../types';
import { savedSearches } from './savedSearches';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs-en';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs-en';
const row = (name: string): Row => ({
  url: `/${name}#x`,
  group: 'G',
  page: [name],
  heading: ['', 'H'],
});

beforeEach(() => localStorage.clear());

test.each([
  ...['{not json', '5', '{"a":1}'],
  ...['[1,null,{"url":"javascript:1"}]', '[{"url":"/x"},{"hierarchy":null}]'],
])('stored text that is corrupt or has another shape counts as no searches: %s', (text) => {
  localStorage.setItem(RECENT, text);
  expect(savedSearches('docs-en').recents()).toEqual([]);
});

test('3.30 4.42 a row is kept without marks, in the shape that readers have in their storage', () => {
  const saved = savedSearches('docs-en');
  const hit = { ...row('a'), excerpt: ['x', 'y'], isKeyword: true };
  const stored = [
    {
      objectID: '/a#x',
      url: '/a#x',
      url_without_anchor: '/a',
      anchor: 'x',
      type: 'lvl2',
      content: null,
      hierarchy: { lvl0: 'G', lvl1: 'a', lvl2: 'H' },
    },
  ];
  saved.note(hit);
  expect(JSON.parse(localStorage.getItem(RECENT) ?? '')).toEqual(stored);
  expect(saved.recents()).toMatchObject([{ url: '/a#x', group: 'G', page: ['a'], heading: ['H'] }]);
  saved.favor(hit);
  expect(JSON.parse(localStorage.getItem(FAVORITE) ?? '')).toEqual(stored);
});

test('what DocSearch has kept as HTML is read as text', () => {
  const hierarchy = { lvl0: 'G', lvl1: 'A &amp; &lt;B&gt;', lvl2: null };
  const entry = { objectID: '/a#', url: '/a', type: 'lvl1', content: null, hierarchy };
  localStorage.setItem(RECENT, JSON.stringify([entry]));
  expect(savedSearches('docs-en').recents()).toMatchObject([{ url: '/a', page: ['A & <B>'] }]);
});

test('9.34 9.35 seven recent searches, four beside favorites, ten favorites; a favorite is no recent one', () => {
  const saved = savedSearches('docs-en');
  for (let i = 0; i < 9; i++) saved.note(row(`r${i}`));
  expect(saved.recents().map(({ url }) => url[2])).toEqual(['8', '7', '6', '5', '4', '3', '2']);
  for (let i = 0; i < 12; i++) saved.favor(row(`f${i}`));
  expect(saved.favorites()).toHaveLength(10);
  expect(saved.recents()).toHaveLength(4);
  saved.note(row('f11'));
  expect(saved.recents()[0]?.url).toBe('/r8#x');
  saved.forget(row('r8'));
  saved.unfavor(row('f11'));
  expect(saved.recents()[0]?.url).toBe('/r7#x');
  expect(saved.favorites()[0]?.url).toBe('/f10#x');
});
