// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Row, Rows } from '../types';
import { createAsking } from './ask';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const FOUND: Rows = { hits: [{} as Row] };

function setUp(search: (query: string) => Promise<Rows>) {
  const told: string[] = [];
  const asking = createAsking({
    search,
    onStall: () => told.push('stalled'),
    onAnswer: (query, { hits }) => told.push(`${query}: ${hits.length}`),
    onError: () => told.push('error'),
  });
  const type = async (query: string, pause: number) => {
    void asking.ask(query);
    await vi.advanceTimersByTimeAsync(pause);
  };
  return { told, type, drop: asking.drop };
}

test('no letter says that nothing is found, a pause does', async () => {
  const { told, type } = setUp(async (query) => (query === 'minfy' ? FOUND : { hits: [] }));
  await type('m', 200);
  await type('minf', 200);
  await type('minfy', 2000);
  expect(told).toEqual(['minfy: 1']);
  await type('minfyq', 2000);
  expect(told).toEqual(['minfy: 1', 'minfyq: 0']);
});

test('what takes long is stalled after 300 ms and late after 10 s; an answer that still comes is told', async () => {
  let answer = (_: Rows) => {};
  const { told, type } = setUp(() => new Promise((resolve) => (answer = resolve)));
  await type('a', 299);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['stalled']);
  await vi.advanceTimersByTimeAsync(9700);
  expect(told).toEqual(['stalled', 'error']);
  answer(FOUND);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['stalled', 'error', 'a: 1']);
});

test('only the last query is told of, answered, failed or dropped', async () => {
  const waiting: { resolve(answer: Rows): void; reject(error: Error): void }[] = [];
  const { told, type, drop } = setUp(
    () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
  );
  for (const query of ['a', 'b', 'c']) await type(query, 10);
  waiting[0]?.reject(new Error('old'));
  waiting[1]?.resolve(FOUND);
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toEqual([]);
  waiting[2]?.reject(new Error('last'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told).toEqual(['error']);
  await type('d', 10);
  drop();
  waiting[3]?.resolve(FOUND);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told).toEqual(['error']);
});
