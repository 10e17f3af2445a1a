import { expect, test } from 'vitest';
import { countWords, leastCoverage } from './leastCoverage';
import { parseQuery } from './query';

const KNOWN = new Map([[0, { score: 1, share: 1, terms: new Map() }]]);
const leastOf = (query: string, isKnown: (text: string) => boolean) => {
  const groups = parseQuery(query);
  return leastCoverage(
    groups,
    groups.map(({ text }) => (isKnown(text) ? KNOWN : new Map())),
  );
};

test('a run of Han has a word for every two characters', () => {
  expect(countWords(parseQuery('模块联邦 react'))).toBe(3);
});

test('a Chinese sentence needs less of it found than a term', () => {
  const term = leastOf('模块联邦', () => true);
  expect(leastOf('改完代码自动重新打包', () => true)).toBeLessThan(term);
  expect(leastOf('umd 全局变量', () => true)).toBeLessThan(term);
});

test('an unknown Latin word makes a Chinese query no easier', () => {
  expect(leastOf('python 爬虫', (text) => text !== 'python')).toBe(leastOf('bundle', () => true));
});
