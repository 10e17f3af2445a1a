import { expect, test } from 'vitest';
import { collectCandidates } from './candidates';
import { parseQuery } from './query';

test('a run of Han stands in a heading by as many of its pairs as do', () => {
  const terms = new Map([
    ['类型', ['heading', 'text']],
    ['型检', ['text']],
    ['检查', ['text']],
  ]);
  const matches = [new Map([[0, { score: 1, share: 1, terms }]])];
  const found = collectCandidates(parseQuery('类型检查'), matches, [1], [{ page: 7, section: 0 }]);
  expect(found.get(7)?.[0]?.headingWeight).toBeCloseTo(1 / 3);
});
