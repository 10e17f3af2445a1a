import { expect, test, vi } from 'vitest';
import type { Rows } from '../types';
import { createEmbeddedSearch } from './embeddedSearch';
import type { HostRequest } from './protocol';
import { type Host, WorkerDied } from './workerHost';

const ANSWER: Rows = { hits: [] };
const QUERY = { query: 'q', limit: 20, snippetWords: 10 };
const answering: Host = async ({ op }) => (op === 'query' ? ANSWER : undefined);
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
  await expect(setUp().search(QUERY)).resolves.toBe(ANSWER);
});

test('a worker that cannot start is replaced by the page itself', async () => {
  await expect(setUp({ worker: dying }).search(QUERY)).resolves.toBe(ANSWER);
});

test('a worker that dies after loading is replaced, and the query is answered', async () => {
  const worker: Host = (request) => (request.op === 'query' ? dying(request) : answering(request));
  await expect(setUp({ worker }).search(QUERY)).resolves.toBe(ANSWER);
});

test('records that are gone after a deploy are looked up again', async () => {
  const loads: string[] = [];
  const worker: Host = async (request) => {
    if (request.op === 'query') return ANSWER;
    loads.push(request.address);
    if (request.address === '/a.json') throw new Error('status 404');
    return undefined;
  };
  await expect(setUp({ worker }).search(QUERY)).resolves.toBe(ANSWER);
  expect(loads).toEqual(['/a.json', '/b.json']);
});

test('a failed download shows the error screen and is tried again by the next search', async () => {
  const worker = vi.fn<Host>(answering);
  worker.mockRejectedValueOnce(new Error('offline'));
  const search = setUp({ worker, addresses: ['/a.json'] });
  await expect(search.search(QUERY)).rejects.toThrow('offline');
  await expect(search.search(QUERY)).resolves.toBe(ANSWER);
});

test('a page that names no records is reported, not stalled', async () => {
  await expect(setUp({ addresses: [] }).search(QUERY)).rejects.toThrow('no records');
});

test('preload never rejects', () => {
  expect(() => setUp({ worker: dying, inPage: dying }).preload()).not.toThrow();
});

test('a start that hangs is an error, and the next search begins it anew, not in the page', async () => {
  const worker = vi.fn<Host>(answering);
  worker.mockImplementationOnce((request) => Promise.reject(new WorkerDied('no answer', request)));
  const inPage = vi.fn(answering);
  const search = setUp({ worker, inPage });
  await expect(search.search(QUERY)).rejects.toThrow('no answer');
  await expect(search.search(QUERY)).resolves.toBe(ANSWER);
  expect(inPage).not.toHaveBeenCalled();
});

test('a query at which the worker hangs is an error; others, also those behind it, get a new worker', async () => {
  let hang = () => {};
  let first: HostRequest | undefined;
  const ended = new Promise<void>((resolve) => {
    hang = resolve;
  });
  const hanging: Host = async (request) => {
    if (request.op === 'load') return undefined;
    first ??= request;
    await ended;
    throw new WorkerDied('no answer', first);
  };
  const workers = [hanging, answering];
  const inPage = vi.fn(async () => answering);
  const search = createEmbeddedSearch({
    findAddress: async () => '/a.json',
    base: '',
    worker: () => workers.shift() ?? dying,
    inPage,
  });
  const answers = [QUERY, QUERY, QUERY].map((query) => search.search(query));
  await vi.waitFor(() => expect(first).toBeDefined());
  hang();
  await expect(answers[0]).rejects.toThrow('no answer');
  await expect(Promise.all(answers.slice(1))).resolves.toEqual([ANSWER, ANSWER]);
  await expect(search.search(QUERY)).resolves.toBe(ANSWER);
  expect(workers).toEqual([]);
  expect(inPage).not.toHaveBeenCalled();
});
