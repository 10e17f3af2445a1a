import { expect, test, vi } from 'vitest';
import type { Rows } from '../types';
import { createEmbeddedSearch } from './embeddedSearch';
import type { Host, HostRequest } from './engineHost';
import { WorkerDied } from './workerHost';

const ANSWER: Rows = { hits: [] };
const QUERY = { query: 'q', limit: 20, snippetWords: 10 };
const answering: Host = async ({ query }) => query && ANSWER;
const dying: Host = () => Promise.reject(new WorkerDied('gone'));

function setUp({
  worker = answering,
  inPage = answering,
  addresses = ['/a.json', '/b.json'],
} = {}) {
  return createEmbeddedSearch({
    findAddress: async (fresh) => addresses[fresh ? 1 : 0],
    base: '',
    worker: () => worker,
    inPage: async () => inPage,
  });
}

test('the worker answers', async () => {
  await expect(setUp()(QUERY)).resolves.toBe(ANSWER);
});

test('a worker that cannot start is replaced by the page itself', async () => {
  await expect(setUp({ worker: dying })(QUERY)).resolves.toBe(ANSWER);
});

test('a worker that dies after loading is replaced, and the query is answered', async () => {
  const worker: Host = (request) => (request.query ? dying(request) : answering(request));
  await expect(setUp({ worker })(QUERY)).resolves.toBe(ANSWER);
});

test('records that are gone after a deploy are looked up again', async () => {
  const loads: string[] = [];
  const worker: Host = async (request) => {
    if (!request.query) loads.push(request.address);
    if (request.address === '/a.json') throw new Error('status 404');
    return request.query && ANSWER;
  };
  await expect(setUp({ worker })(QUERY)).resolves.toBe(ANSWER);
  expect(loads).toEqual(['/a.json', '/b.json']);
});

test('a failed download shows the error screen and is tried again by the next search', async () => {
  const worker = vi.fn<Host>(answering);
  worker.mockRejectedValueOnce(new Error('offline'));
  const ask = setUp({ worker, addresses: ['/a.json'] });
  await expect(ask(QUERY)).rejects.toThrow('offline');
  await expect(ask(QUERY)).resolves.toBe(ANSWER);
});

test('a page that names no records is reported, not stalled', async () => {
  await expect(setUp({ addresses: [] })(QUERY)).rejects.toThrow('no records');
});

test('a start that hangs is an error, and the next search begins it anew, not in the page', async () => {
  const worker = vi.fn<Host>(answering);
  worker.mockImplementationOnce((request) => Promise.reject(new WorkerDied('no answer', request)));
  const inPage = vi.fn(answering);
  const ask = setUp({ worker, inPage });
  await expect(ask(QUERY)).rejects.toThrow('no answer');
  await expect(ask(QUERY)).resolves.toBe(ANSWER);
  expect(inPage).not.toHaveBeenCalled();
});

test('a query at which the worker hangs is an error; others, also those behind it, get a new worker', async () => {
  let hang = () => {};
  let first: HostRequest | undefined;
  const ended = new Promise<void>((resolve) => {
    hang = resolve;
  });
  const hanging: Host = async (request) => {
    if (!request.query) return undefined;
    first ??= request;
    await ended;
    throw new WorkerDied('no answer', first);
  };
  const workers = [hanging, answering];
  const inPage = vi.fn(async () => answering);
  const ask = createEmbeddedSearch({
    findAddress: async () => '/a.json',
    base: '',
    worker: () => workers.shift() ?? dying,
    inPage,
  });
  const answers = [QUERY, QUERY, QUERY].map((query) => ask(query));
  await vi.waitFor(() => expect(first).toBeDefined());
  hang();
  await expect(answers[0]).rejects.toThrow('no answer');
  await expect(Promise.all(answers.slice(1))).resolves.toEqual([ANSWER, ANSWER]);
  await expect(ask(QUERY)).resolves.toBe(ANSWER);
  expect(workers).toEqual([]);
  expect(inPage).not.toHaveBeenCalled();
});
