import { expect, test, vi } from 'vitest';
import type { Rows } from '../types';
import { createEmbeddedSearch } from './embeddedSearch';
import type { Host } from './workerHost';

const ANSWER: Rows = { hits: [] };
const QUERY = { query: 'q', limit: 20, snippetWords: 10 };
const answering: Host = async (query) => query && ANSWER;
const dying: Host = () => Promise.reject(new Error('gone'));
/** Loads, and fails at a query. */
const failing: Host = (query) => (query ? dying() : answering());

/** Search over workers that are started in turn, the last one again and again. */
function setUp(...workers: Host[]) {
  const start = vi.fn(
    async (_: boolean) => (workers.length > 1 ? workers.shift() : workers[0]) ?? dying,
  );
  return Object.assign(createEmbeddedSearch(start), { start });
}

test('the records are loaded once, and then queries are answered', async () => {
  const worker = vi.fn(answering);
  const ask = setUp(worker);
  await expect(ask()).resolves.toBeUndefined();
  await expect(Promise.all([ask(QUERY), ask(QUERY)])).resolves.toEqual([ANSWER, ANSWER]);
  expect(worker.mock.calls.map(([query]) => query)).toEqual([undefined, QUERY, QUERY]);
});

test('what fails is started again once, as one that is, and the query is answered', async () => {
  for (const first of [dying, failing]) {
    const ask = setUp(first, answering);
    await expect(ask(QUERY)).resolves.toBe(ANSWER);
    expect(ask.start.mock.calls).toEqual([[false], [true]]);
  }
});

test('queries that wait behind one that fails share the next worker', async () => {
  const ask = setUp(failing, answering);
  await ask();
  await expect(Promise.all([ask(QUERY), ask(QUERY)])).resolves.toEqual([ANSWER, ANSWER]);
  expect(ask.start).toHaveBeenCalledTimes(2);
});

test('what fails twice is an error, and the next search starts again', async () => {
  const ask = setUp(dying, dying, answering);
  await expect(ask(QUERY)).rejects.toThrow('gone');
  expect(ask.start).toHaveBeenCalledTimes(2);
  await expect(ask(QUERY)).resolves.toBe(ANSWER);
});

test('what cannot even be started is an error, too', async () => {
  const start = vi.fn(() => Promise.reject(new Error('blocked')));
  await expect(createEmbeddedSearch(start)(QUERY)).rejects.toThrow('blocked');
});
