import type { SearchAnswer, SearchQuery } from '../types';
import type { HostReply, HostRequest } from './protocol';

/** Anything that answers requests for the engine. */
export type Host = (request: HostRequest) => Promise<SearchAnswer | undefined>;

/** The worker itself is gone or never started, so another host must be asked. */
export class WorkerDied extends Error {
  override name = 'WorkerDied';
}

/** The worker has taken a query and does not answer: it is ended, and what waits behind it needs a new one. */
export class WorkerHangs extends Error {
  override name = 'WorkerHangs';
  constructor(readonly query: SearchQuery) {
    super(`no answer to “${query.query}”`);
  }
}

/** Longest time for an answer, in ms; a query takes some milliseconds. The dialog tells the reader at the same time (stickyErrors). */
const MAX_QUERY_MS = 10_000;

/** The messages of a worker as promises. When the worker fails, every waiting call is rejected. */
export function createWorkerHost(start: () => Worker): Host {
  const waiting = new Map<
    number,
    { resolve: (answer: SearchAnswer | undefined) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;
  let dead: Error | undefined;
  let worker: Worker | undefined;

  const die = (why: Error) => {
    dead = why;
    worker?.terminate();
    for (const { reject } of waiting.values()) reject(dead);
    waiting.clear();
  };
  const receive = ({ data }: MessageEvent<HostReply>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(Object.assign(new Error(data.error.message), data.error));
    else call?.resolve(data.answer);
  };
  try {
    worker = start();
    worker.addEventListener('message', receive);
    worker.addEventListener('error', (event) =>
      die(new WorkerDied(event.message || 'the worker failed')),
    );
    worker.addEventListener('messageerror', () => die(new WorkerDied('unreadable message')));
  } catch (error) {
    die(new WorkerDied(String(error)));
  }
  return (request) =>
    new Promise((resolve, reject) => {
      if (dead || !worker) return reject(dead ?? new WorkerDied('no worker'));
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve, reject });
      try {
        worker.postMessage({ id, request });
      } catch (error) {
        return die(new WorkerDied(String(error)));
      }
      if (request.op !== 'query') return;
      const { query } = request;
      setTimeout(() => waiting.has(id) && die(new WorkerHangs(query)), MAX_QUERY_MS);
    });
}
