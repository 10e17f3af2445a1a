import { expect, test, vi } from 'vitest';
import type { SearchAnswer } from '../types';
import { UnansweredQuery } from './unanswered';

const answer = (query: string, near?: string[]): SearchAnswer => ({
  query,
  hits: [],
  nbHits: 0,
  ...(near && { near }),
});

test('a query without results is told to who watches, with what may have been meant', () => {
  const unanswered = new UnansweredQuery();
  const watcher = vi.fn();
  const stop = unanswered.subscribe(watcher);
  unanswered.note(answer('sturyboks', ['Storybook']));
  expect(unanswered.read()).toEqual({ query: 'sturyboks', near: ['Storybook'] });
  stop();
  unanswered.note(answer('qxz'));
  expect(unanswered.read()).toEqual({ query: 'qxz', near: [] });
  expect(watcher).toHaveBeenCalledTimes(1);
});

test('a query with results is none', () => {
  const unanswered = new UnansweredQuery();
  unanswered.note(answer('a', ['b']));
  const before = unanswered.read();
  unanswered.note({ ...answer('dts'), hits: [{} as SearchAnswer['hits'][number]] });
  expect(unanswered.read()).toBe(before);
});
