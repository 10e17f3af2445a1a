import { expect, test } from 'vitest';
import { compact, hanBigrams, indexTerms, latinForms, stem } from './tokenize';

test.each([
  [
    'whole, parts, joined and camelCase words',
    'output.distPath',
    ['output.distpath', 'output', 'distpath', 'outputdistpath', 'dist', 'path'],
  ],
  ['a dashed name', 'auto-external', ['auto-external', 'auto', 'external', 'autoexternal']],
  ['full-width letters as plain ones', 'ＤＴＳ', ['dts']],
])('a Latin run is known by %s', (_, text, terms) => {
  expect(indexTerms(text)).toEqual(expect.arrayContaining(terms));
});

test('Han becomes pairs', () => {
  expect(hanBigrams('模块联邦')).toEqual(['模块', '块联', '联邦']);
  expect(indexTerms('兼容性 a')).toEqual(['兼容', '容性', 'a']);
});

test.each([
  ['bundles', 'bundl'],
  ['bundling', 'bundl'],
  ['bundled', 'bundl'],
  ['libraries', 'library'],
  ['matches', 'match'],
  ['class', 'class'],
  ['string', 'string'],
  ['dts', 'dts'],
  ['minified', 'minify'],
  ['taking', 'take'],
  ['named', 'name'],
  ['running', 'run'],
  ['fixed', 'fix'],
])('stem of %s is %s', (word, expected) => expect(stem(word)).toBe(expected));

test('forms of a run keep its separators apart from its letters', () => {
  expect(latinForms('lib.autoExternal')).toEqual({
    whole: 'lib.autoexternal',
    parts: ['lib', 'autoexternal'],
    joined: 'libautoexternal',
    words: ['lib', 'auto', 'external'],
  });
});

test('compact is what spellings of a name have in common', () => {
  expect(['auto external', 'auto-external', 'autoExternal'].map(compact)).toEqual(
    Array(3).fill('autoexternal'),
  );
});
