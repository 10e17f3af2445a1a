import { expect, test } from 'vitest';
import { keywordShare } from './keywordShare';
import { matchGroup } from './matchGroup';
import { parseQuery } from './query';
import { buildSectionIndex } from './sectionIndex';

function shareOf(query: string, keywords: string | undefined): number {
  const section = { level: 1, id: '', heading: 'A', text: 'package', code: '', keywords };
  const page = { route: '/a', group: '', title: 'A', sections: [section] };
  const index = buildSectionIndex([page]);
  const groups = parseQuery(query);
  const hits = groups.map((group) => matchGroup(group, index).get(0));
  return keywordShare(
    section,
    groups,
    hits,
    groups.map(() => 1),
  );
}

test('a query that is one phrase has all of it, in any order and with stop words', () => {
  expect(shareOf('make package smaller', 'smaller package')).toBeCloseTo(1);
  expect(shareOf('样式丢失', '样式丢失')).toBeCloseTo(1);
});

test('words of several phrases do not add up', () => {
  const together = shareOf('smaller package', 'smaller package');
  expect(shareOf('smaller package', 'smaller;package')).toBeCloseTo(together / 2);
});

test('a longer phrase is less the query than a short one', () => {
  const exact = shareOf('jest', 'jest');
  expect(shareOf('jest', 'jest cannot load module')).toBeLessThan(exact);
  expect(shareOf('jest', 'jest cannot load module')).toBeGreaterThan(0);
});

test('without keywords, or with others, there is nothing', () => {
  expect(shareOf('package', undefined)).toBe(0);
  expect(shareOf('package', 'other words')).toBe(0);
});

test('an ending does not matter', () => {
  expect(shareOf('bundles', 'bundle')).toBeGreaterThan(0.5);
});
