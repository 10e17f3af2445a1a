import { expect, test, vi } from 'vitest';
import { createWorkerHost } from './workerHost';

class FakeWorker {
  ports: MessagePort[] = [];
  terminated = false;
  onerror = (_: { message: string }) => {};
  postMessage(_: unknown, [port]: MessagePort[]) {
    if (port) this.ports.push(port);
  }
  terminate() {
    this.terminated = true;
  }
}
const setUp = () => {
  const worker = new FakeWorker();
  const records = { address: '/a.json', base: '' };
  return { worker, ask: createWorkerHost(worker as unknown as Worker, records) };
};
const QUERY = { query: 'q', limit: 20, snippetWords: 10 };

test('answers go to their calls, in any order', async () => {
  const { worker, ask } = setUp();
  const calls = [ask(), ask()];
  worker.ports[1]?.postMessage({ answer: 2 });
  worker.ports[0]?.postMessage({ answer: 1 });
  await expect(Promise.all(calls)).resolves.toEqual([1, 2]);
});

test.each([
  ['fails', (worker: FakeWorker) => worker.onerror({ message: 'it said so' })],
  [
    'reports an error',
    (worker: FakeWorker) => worker.ports[0]?.postMessage({ error: 'it said so' }),
  ],
])(
  'when the worker %s, it is ended, waiting calls are rejected and so are later ones',
  async (_, fail) => {
    const { worker, ask } = setUp();
    const calls = [ask(), ask()];
    fail(worker);
    for (const result of await Promise.allSettled([...calls, ask()])) {
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'it said so' } });
    }
    expect(worker.terminated).toBe(true);
  },
);

test.each([
  ['a query', 10_000, QUERY],
  ['a load', 30_000, undefined],
])('a worker that does not answer %s for %i ms is ended', async (_, most, query) => {
  const { worker, ask } = setUp();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = ask(query);
  await vi.advanceTimersByTimeAsync(most - 1);
  worker.ports[0]?.postMessage({ answer: 1 });
  await expect(first).resolves.toBe(1);
  const second = ask(query);
  const rejected = expect(second).rejects.toThrow('no answer');
  await vi.advanceTimersByTimeAsync(most - 1);
  expect(worker.terminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await rejected;
  expect(worker.terminated).toBe(true);
  vi.useRealTimers();
});
