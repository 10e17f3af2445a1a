import { expect, test } from 'vitest';
import { matchWord } from './match';
import { parseQuery } from './query';
import { buildSectionIndex } from './sectionIndex';
import { countWords } from './tokenize';
import { isOfAnotherField } from './unknown';

const text = '改完代码会自动重新打包 output bundle format umd code 爬虫 全局变量';
const section = { level: 1, id: '', heading: 'Bundle', text };
const index = buildSectionIndex([{ route: '/a', group: '', title: 'A', sections: [section] }]);

test('a run of Han has a word for every two characters', () => {
  expect(countWords('模块联邦 react')).toBe(3);
});

test.each([
  ['football bundle results', true],
  ['football bundle output format', true],
  ['in which format is the bundle output that football needs', false],
  ['bundle', false],
  ['bunddle output', false],
  ['./football.js not found in the bundle', false],
  ['红烧肉的原因', true],
  ['改完代码自动重新打包', false],
  ['红烧肉怎么打包带走', true],
  ['django 全局变量', true],
  ['umd 全局变量', false],
  ['bundle 明天天气怎么样', true],
  ['全局变里', false],
  ['TS2742 bundle', true],
  ['bundle v4', false],
  ['bundle 321', false],
  // Beside other words four letters are not a slip of `code`: nobody means that.
  ['cede bundle', true],
])('%s is of another field: %s', (query, isOther) => {
  const words = parseQuery(query).map((word) => ({ ...word, found: matchWord(word, index) }));
  expect(isOfAnotherField(query, words, (word) => index.vocabulary.has(word))).toBe(isOther);
});
