import { expect, test } from 'vitest';
import { countWords, isOfAnotherField, leastCoverage } from './leastCoverage';
import { matchGroup } from './matchGroup';
import { parseQuery } from './query';
import { buildSectionIndex } from './sectionIndex';

const text = '改完代码会自动重新打包 output bundle format umd 爬虫 全局变量';
const section = { level: 1, id: '', heading: 'A', text, code: '' };
const index = buildSectionIndex([{ route: '/a', group: '', title: 'A', sections: [section] }]);
const leastOf = (query: string) => leastCoverage(parseQuery(query), index);
const strict = leastOf('football');

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
  ['bundle output of football', false],
  ['football field: output bundle in format umd not found', false],
  ['爬虫里的红烧肉', false],
  ['红烧肉的原因', true],
  ['django 全局变量', true],
  ['全局变量 django', false],
  ['bundle 明天天气怎么样', true],
  ['umd bundle 明天天气怎么样', true],
  ['全局变量 明天天气怎么样', false],
  ['TS2742 bundle', false],
])('%s is of another field: %s', (query, isOther) => {
  const groups = parseQuery(query);
  const matches = groups.map((group) => matchGroup(group, index));
  expect(isOfAnotherField(groups, matches, index)).toBe(isOther);
});
