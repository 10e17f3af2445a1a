import { expect, test, vi } from 'vitest';
import { createWorkerHost, WorkerDied } from './workerHost';

class FakeWorker extends EventTarget {
  posted: { id: number }[] = [];
  terminated = false;
  postMessage(message: { id: number }) {
    this.posted.push(message);
  }
  terminate() {
    this.terminated = true;
  }
}
const setUp = () => {
  const worker = new FakeWorker();
  return { worker, host: createWorkerHost(() => worker as unknown as Worker) };
};
const load = { op: 'load', address: '/a.json', base: '' } as const;

test('answers go to their calls, in any order', async () => {
  const { worker, host } = setUp();
  const calls = [host(load), host(load)];
  const [first, second] = worker.posted;
  worker.dispatchEvent(new MessageEvent('message', { data: { id: second?.id, answer: 2 } }));
  worker.dispatchEvent(new MessageEvent('message', { data: { id: first?.id, answer: 1 } }));
  await expect(Promise.all(calls)).resolves.toEqual([1, 2]);
});

test('when the worker fails, every waiting call is rejected and so are later ones', async () => {
  const { worker, host } = setUp();
  const calls = [host(load), host(load)];
  worker.dispatchEvent(new Event('error'));
  const results = await Promise.allSettled([...calls, host(load)]);
  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(WorkerDied) });
  }
  expect(worker.terminated).toBe(true);
});

test('an error of the engine keeps its name and message', async () => {
  const { worker, host } = setUp();
  const call = host(load);
  const data = { id: worker.posted[0]?.id, error: { name: 'Odd', message: 'status 500' } };
  worker.dispatchEvent(new MessageEvent('message', { data }));
  await expect(call).rejects.toMatchObject({ name: 'Odd', message: 'status 500' });
});

test('a policy that forbids workers is a dead worker, not an exception', async () => {
  const host = createWorkerHost(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(host(load)).rejects.toBeInstanceOf(WorkerDied);
});

test('a worker that takes no message any more is a dead one', async () => {
  const { worker, host } = setUp();
  worker.postMessage = () => {
    throw new Error('out of memory');
  };
  await expect(host(load)).rejects.toBeInstanceOf(WorkerDied);
  expect(worker.terminated).toBe(true);
});

test.each([
  ['a query', 10_000, { op: 'query', query: { query: 'q', limit: 20, snippetWords: 10 } }],
  ['a load', 30_000, load],
] as const)('a worker that does not answer %s for %i ms is ended', async (_, most, request) => {
  vi.useFakeTimers();
  const { worker, host } = setUp();
  const first = host(request);
  await vi.advanceTimersByTimeAsync(most - 1);
  worker.dispatchEvent(
    new MessageEvent('message', { data: { id: worker.posted[0]?.id, answer: 1 } }),
  );
  await expect(first).resolves.toBe(1);
  const second = host(request);
  const rejected = expect(second).rejects.toMatchObject({ name: 'WorkerDied', at: request });
  await vi.advanceTimersByTimeAsync(most - 1);
  expect(worker.terminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await rejected;
  expect(worker.terminated).toBe(true);
  vi.useRealTimers();
});
