import { expect, test } from 'vitest';
import { ask, engineOf, page, section } from '../../tests/search/engineKit';
import { parseQuery } from './query';
import { nearTerms, nearWords } from './slips';

const TERMS = ['bundleless', 'bundle', 'polyfill', 'minify', 'life', 'declaration'];

test.each([
  ['a letter left out', 'bundeless', ['bundleless']],
  ['two neighbors swapped', 'polyflil', ['polyfill']],
  ['a letter doubled', 'minnify', ['minify']],
  ['two slips in a long word', 'declartaoin', ['declaration']],
  ['two slips in a short one', 'mnifi', []],
  ['another first letter', 'wife', []],
])('%s: %s', (_, word, expected) => {
  expect(nearWords(word, TERMS, false)).toEqual(expected);
});

test('a word with a slip is near while it is typed, at every letter after the slip', () => {
  for (const typed of ['pollyf', 'pollyfi', 'pollyfil', 'pollyfill']) {
    expect(nearWords(typed, TERMS, true)).toEqual(['polyfill']);
  }
});

const PAGES = [
  page('/guide/storybook', 'Storybook', [section('Set up the add-on')]),
  page('/config/lib/auto-external', 'lib.autoExternal', [section('Exclude packages')]),
];
const HAN_TERMS = ['模块联邦', '类型声明', '打包'];

test.each([
  ['a name of the site beside what it does not have', 'kubernetes storybook', ['Storybook']],
  ['a name with more slips than the search forgives', 'sturyboks', ['Storybook']],
  ['a Chinese term in a sentence', '打包巧克力', ['打包']],
  ['nothing for what is near to no name', 'qwertyuiop', []],
  ['nothing for short words, which are near to many', 'sot', []],
])('instead of nothing: %s: %s', (_, query, expected) => {
  expect(nearTerms(parseQuery(query, ['打包']), PAGES, HAN_TERMS)).toEqual(expected);
});

test('a short name with a wrong letter finds the section of that name', () => {
  const engine = engineOf([
    page('/a', 'Alias', [section('Use', 'In a life of files.')]),
    page('/b', 'Formats', [section('IIFE', 'A script.')]),
  ]);
  expect(ask(engine, 'iffe')[0]?.url).toBe('/b#iife');
});

test('what a slip may mean is a name, not any word of a text', () => {
  const engine = engineOf([page('/a', 'Strict', [], 'A string in a text.')]);
  expect(ask(engine, 'strivt')[0]?.url).toBe('/a');
  expect(ask(engine, 'strimg')).toEqual([]);
});

test.each([
  ['left out', 'xternals'],
  ['in two places', 'extrenls'],
])('a slip is found: a letter %s', (_, query) => {
  const engine = engineOf([page('/a', 'Externals'), page('/b', 'Paste')]);
  expect(ask(engine, query)[0]?.url).toBe('/a');
  expect(ask(engine, 'pasta carbonara')).toEqual([]);
  expect(ask(engine, 'masts')).toEqual([]);
});
