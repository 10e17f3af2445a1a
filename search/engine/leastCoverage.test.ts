import { expect, test } from 'vitest';
import { countWords, isMostlyUnknown, leastCoverage } from './leastCoverage';
import { parseQuery } from './query';
import { buildSectionIndex } from './sectionIndex';

const text = '改完代码会自动重新打包 output bundle format umd 爬虫 全局变量';
const section = { level: 1, id: '', heading: 'A', text, code: '' };
const index = buildSectionIndex([{ route: '/a', group: '', title: 'A', sections: [section] }]);
const leastOf = (query: string) => leastCoverage(parseQuery(query), index);
const strict = leastOf('bundle');

test('a run of Han has a word for every two characters', () => {
  expect(countWords(parseQuery('模块联邦 react'))).toBe(3);
});

test.each(['改完代码自动重新打包', 'umd 全局变量', 'bundle formats of output'])(
  '%s is of this site: little of it is enough',
  (query) => {
    expect(leastOf(query)).toBeLessThan(strict / 2);
  },
);

test.each(['红烧肉怎么打包带走', 'python 爬虫', 'football bundle results'])(
  '%s is not: as much as of one word',
  (query) => {
    expect(leastOf(query)).toBe(strict);
  },
);

test.each([
  ['football bundle results', true],
  ['trip bunddle output', true],
  ['bunddle output', false],
  ['爬虫里的红烧肉', false],
  ['红烧肉的原因', true],
  ['TS2742 bundle', false],
])('%s is of another field: %s', (query, isOther) => {
  const groups = parseQuery(query);
  const unknown = groups.filter(
    ({ text }) => !index.has(text) && text !== 'bunddle' && text !== '爬虫里',
  );
  expect(isMostlyUnknown(groups, unknown, index)).toBe(isOther);
});
