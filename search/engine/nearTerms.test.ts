import { expect, test } from 'vitest';
import { page, section } from './engineKit';
import { buildNearTerms } from './nearTerms';
import { parseQuery } from './query';

const PAGES = [
  page('/guide/storybook', 'Storybook', [section('Set up the add-on')]),
  page('/config/lib/auto-external', 'lib.autoExternal', [section('Exclude packages')]),
];
const nearTerms = buildNearTerms(PAGES, ['模块联邦', '类型声明', '打包']);

test.each([
  ['a name of the site beside what it does not have', 'kubernetes storybook', ['Storybook']],
  ['a name with more slips than the search forgives', 'sturyboks', ['Storybook']],
  ['a Chinese term with wrong characters', '磨块联帮', ['模块联邦']],
  ['a Chinese term in a sentence', '打包巧克力', ['打包']],
  ['nothing for what is near to no name', 'qwertyuiop', []],
  ['nothing for short words, which are near to many', 'sot', []],
])('%s: %s', (_, query, expected) => {
  expect(nearTerms(parseQuery(query, ['打包']))).toEqual(expected);
});
