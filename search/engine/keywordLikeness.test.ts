import { expect, test } from 'vitest';
import { keywordLikeness } from './keywordLikeness';
import { matchGroup } from './matchGroup';
import { parseQuery } from './query';
import { buildSectionIndex } from './sectionIndex';

/** Likeness of a keyword to a query whose words count alike. */
function likenessOf(query: string, phrase: string, keywords = phrase) {
  const section = { level: 1, id: '', heading: 'A', text: 'smaller', code: '', keywords };
  const page = { route: '/a', group: '', title: 'A', sections: [section] };
  const index = buildSectionIndex([page]);
  const groups = parseQuery(query);
  const hits = groups.map((group) => matchGroup(group, index).get(0));
  return keywordLikeness(
    [phrase],
    groups,
    hits,
    groups.map(() => 1),
  );
}

test.each([
  ['make package smaller', 'smaller package'],
  ['样式丢失', '样式丢失'],
  ['bundles', 'bundle'],
])('%s is %s, in any order, with stop words and endings', (query, phrase) => {
  expect(likenessOf(query, phrase)).toBe(1);
});

test('words of another phrase or of the text do not count', () => {
  expect(likenessOf('smaller package', 'package', 'smaller;package')).toBe(0.5);
  expect(likenessOf('smaller', 'package')).toBe(0);
});

test('the words that the query lacks make it less like', () => {
  expect(likenessOf('jest', 'jest cannot load module')).toBeLessThan(0.5);
  expect(likenessOf('类型', '类型检查')).toBeCloseTo(1 / 3);
});

test('a word that only begins one of the keyword is as much of it as was typed', () => {
  expect(likenessOf('node', 'node-polyfill')).toBeCloseTo(4 / 13);
  expect(likenessOf('bund', 'bundle')).toBeCloseTo(4 / 6);
});
