import { expect, test, vi } from 'vitest';
import type { Rows } from '../types';
import { createEmbeddedSearch } from './embeddedSearch';
import { type EngineRequest, type Host, WorkerDied } from './workerHost';

const ANSWER: Rows = { hits: [] };
const QUERY = { query: 'q', limit: 20, snippetWords: 10 };
const answering: Host = async ({ query }) => query && ANSWER;
const dying: Host = () => Promise.reject(new WorkerDied('gone'));

/** Search over workers that are started in turn, the last one again and again. */
function setUp({ workers = [answering], addresses = ['/a.json', '/b.json'] } = {}) {
  const start = vi.fn(() => (workers.length > 1 ? workers.shift() : workers[0]) ?? dying);
  const ask = createEmbeddedSearch({
    findAddress: async (fresh) => addresses[fresh ? 1 : 0],
    base: '',
    start,
  });
  return Object.assign(ask, { start });
}

test('the worker answers', async () => {
  await expect(setUp()(QUERY)).resolves.toBe(ANSWER);
});

test('a worker that dies is replaced once, and the query is answered', async () => {
  await expect(setUp({ workers: [dying, answering] })(QUERY)).resolves.toBe(ANSWER);
  const later: Host = (request) => (request.query ? dying(request) : answering(request));
  await expect(setUp({ workers: [later, answering] })(QUERY)).resolves.toBe(ANSWER);
});

test('where no worker runs, the search fails, and the next one starts another', async () => {
  const ask = setUp({ workers: [dying, dying, answering] });
  await expect(ask(QUERY)).rejects.toThrow('gone');
  expect(ask.start).toHaveBeenCalledTimes(2);
  await expect(ask(QUERY)).resolves.toBe(ANSWER);
});

test('records that are gone after a deploy are looked up again', async () => {
  const loads: string[] = [];
  const worker: Host = async (request) => {
    if (!request.query) loads.push(request.address);
    if (request.address === '/a.json') throw new Error('status 404');
    return request.query && ANSWER;
  };
  await expect(setUp({ workers: [worker] })(QUERY)).resolves.toBe(ANSWER);
  expect(loads).toEqual(['/a.json', '/b.json']);
});

test('a failed download shows the error screen and is tried again by the next search', async () => {
  const worker = vi.fn<Host>(answering);
  worker.mockRejectedValueOnce(new Error('offline'));
  const ask = setUp({ workers: [worker], addresses: ['/a.json'] });
  await expect(ask(QUERY)).rejects.toThrow('offline');
  await expect(ask(QUERY)).resolves.toBe(ANSWER);
});

test('a page that names no records is reported, not stalled', async () => {
  await expect(setUp({ addresses: [] })(QUERY)).rejects.toThrow('no records');
});

test('a start that hangs is an error, and the next search starts it again', async () => {
  const worker = vi.fn<Host>(answering);
  worker.mockImplementationOnce((request) => Promise.reject(new WorkerDied('no answer', request)));
  const ask = setUp({ workers: [worker] });
  await expect(ask(QUERY)).rejects.toThrow('no answer');
  await expect(ask(QUERY)).resolves.toBe(ANSWER);
});

test('a query at which the worker hangs is an error; others, also those behind it, get a new worker', async () => {
  let hang = () => {};
  let first: EngineRequest | undefined;
  const ended = new Promise<void>((resolve) => {
    hang = resolve;
  });
  const hanging: Host = async (request) => {
    if (!request.query) return undefined;
    first ??= request;
    await ended;
    throw new WorkerDied('no answer', first);
  };
  const ask = setUp({ workers: [hanging, answering] });
  const answers = [QUERY, QUERY, QUERY].map((query) => ask(query));
  await vi.waitFor(() => expect(first).toBeDefined());
  hang();
  await expect(answers[0]).rejects.toThrow('no answer');
  await expect(Promise.all(answers.slice(1))).resolves.toEqual([ANSWER, ANSWER]);
  await expect(ask(QUERY)).resolves.toBe(ANSWER);
  expect(ask.start).toHaveBeenCalledTimes(2);
});
