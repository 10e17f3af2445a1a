import { expect, test } from 'vitest';
import { ask, engineOf, page, section } from '../../tests/search/engineKit';
import { countWords } from './tokenize';

const text = '改完代码会自动重新打包 output bundle format umd code 爬虫 全局变量';
const engine = engineOf([
  page('/a', 'A', [section('Bundle', text)]),
  page('/c', 'C', [section('Hide internal stuff', 'x')]),
  page('/b', 'B', [section('Headers', 'A license stands above the output; 版权声明')]),
]);

test('a run of Han has a word for every two characters', () => {
  expect(countWords('模块联邦 react')).toBe(3);
});

test.each([
  ['football bundle results', true],
  ['football bundle umd format', true],
  ['football bundle umd format code', false],
  ['football bundle umd', true],
  ['in which format is the umd bundle code that football needs', false],
  ['what would we bake for the football party in the code', true],
  ['bundle', false],
  ['bunddle umd', false],
  ['./football.js in the bundle', false],
  ['红烧肉的原因', true],
  ['改完代码自动重新打包', false],
  // A measure word is never one of its own.
  ['改个全局变量', false],
  ['红烧肉怎么打包带走', true],
  ['django 全局变量', true],
  ['umd 全局变量', false],
  ['bundle 明天天气怎么样', true],
  ['全局变里', false],
  // 包, which all pages are about, is no word that one lacks.
  ['bundle 里包', false],
  ['bundle v4', false],
  ['bundle 321', false],
  // Beside other words four letters are not a slip of `code`: nobody means that.
  ['cede bundle', true],
  // Words of the site that no page has together; those of headings are of this field.
  ['license format', true],
  ['umd license output', true],
  ['license bundle', false],
  ['爬虫版权', true],
  // Two of three words are a heading.
  ['expose internal stuff', false],
  ['expose internal bundle', true],
])('%s is of another field: %s', (query, isOther) => {
  expect(ask(engine, query).length === 0).toBe(isOther);
});
