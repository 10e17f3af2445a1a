import { expect, test, vi } from 'vitest';
import { createWorkerHost, WorkerDied } from './workerHost';

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
  return { worker, host: createWorkerHost(() => worker as unknown as Worker) };
};
const request = { address: '/a.json', base: '', query: undefined };

test('answers go to their calls, in any order', async () => {
  const { worker, host } = setUp();
  const calls = [host(request), host(request)];
  worker.ports[1]?.postMessage({ answer: 2 });
  worker.ports[0]?.postMessage({ answer: 1 });
  await expect(Promise.all(calls)).resolves.toEqual([1, 2]);
});

test('when the worker fails, every waiting call is rejected and so are later ones', async () => {
  const { worker, host } = setUp();
  const calls = [host(request), host(request)];
  worker.onerror({ message: 'out of memory' });
  const results = await Promise.allSettled([...calls, host(request)]);
  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(WorkerDied) });
  }
  expect(worker.terminated).toBe(true);
});

test('an error of the engine keeps its message', async () => {
  const { worker, host } = setUp();
  const call = host(request);
  worker.ports[0]?.postMessage({ error: 'status 500' });
  await expect(call).rejects.toThrow('status 500');
});

test('a policy that forbids workers is a dead worker, not an exception', async () => {
  const host = createWorkerHost(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(host(request)).rejects.toBeInstanceOf(WorkerDied);
});

test.each([
  ['a query', 10_000, { ...request, query: { query: 'q', limit: 20, snippetWords: 10 } }],
  ['a load', 30_000, request],
])('a worker that does not answer %s for %i ms is ended', async (_, most, asked) => {
  const { worker, host } = setUp();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = host(asked);
  await vi.advanceTimersByTimeAsync(most - 1);
  worker.ports[0]?.postMessage({ answer: 1 });
  await expect(first).resolves.toBe(1);
  const second = host(asked);
  const rejected = expect(second).rejects.toMatchObject({ name: 'WorkerDied', at: asked });
  await vi.advanceTimersByTimeAsync(most - 1);
  expect(worker.terminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await rejected;
  expect(worker.terminated).toBe(true);
  vi.useRealTimers();
});
