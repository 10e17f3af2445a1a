import { expect, test } from 'vitest';
import { matchGroup } from './matchGroup';
import { likeness } from './phraseLikeness';
import { parseQuery } from './query';
import { buildSectionIndex } from './sectionIndex';

/** Likeness of a keyword to a query whose words count alike. */
function likenessOf(query: string, phrase: string, keywords = phrase) {
  const section = { level: 1, id: '', heading: 'A', text: 'smaller', code: '', keywords };
  const page = { route: '/a', group: '', title: 'A', sections: [section] };
  const index = buildSectionIndex([page]);
  const groups = parseQuery(query);
  const hits = groups.map((group) => matchGroup(group, index).get(0));
  return likeness(
    phrase,
    'keywords',
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
  expect(likenessOf(query, phrase)).toEqual({ recall: 1, precision: 1 });
});

test('words of another phrase or of the text do not count', () => {
  expect(likenessOf('smaller package', 'package', 'smaller;package').recall).toBe(0.5);
  expect(likenessOf('smaller', 'package').recall).toBe(0);
});

test('the words that the query lacks take precision', () => {
  expect(likenessOf('jest', 'jest cannot load module').precision).toBeLessThan(0.5);
  expect(likenessOf('类型', '类型检查').precision).toBeCloseTo(1 / 3);
});
