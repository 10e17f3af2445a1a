import { expect, test, vi } from 'vitest';
import type { SearchHit } from '../types';
import { createSession } from './session';

const embedded = {
  preload: () => {},
  search: async ({ query }: { query: string }) => {
    const hits = query === 'minfy' ? [{} as SearchHit] : [];
    return { query, hits, nbHits: hits.length };
  },
};

test('no letter says that nothing is found, a pause does', async () => {
  vi.useFakeTimers();
  const session = createSession('en', { kind: 'embedded' }, embedded);
  const client = session.transformSearchClient({} as never);
  const shown: string[] = [];
  const type = async (query: string, pause: number) => {
    const asked = client.search({ requests: [{ query, indexName: 'docs' }] });
    void asked
      .catch(() => {})
      .then((answer) => {
        const [first] = (answer as { results: { hits: unknown[] }[] }).results;
        shown.push(`${query}: ${first?.hits.length}`);
      });
    await vi.advanceTimersByTimeAsync(pause);
  };
  await type('m', 200);
  await type('minf', 200);
  await type('minfy', 2000);
  expect(shown).toEqual(['minfy: 1']);
  expect(session.unanswered.read().query).toBe('');
  await type('minfyq', 2000);
  expect(shown).toEqual(['minfy: 1', 'minfyq: 0']);
  expect(session.unanswered.read().query).toBe('minfyq');
  vi.useRealTimers();
});
