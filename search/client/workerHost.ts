import type { Rows } from '../types';
import type { HostReply, HostRequest } from './protocol';

/** Anything that answers requests for the engine. */
export type Host = (request: HostRequest) => Promise<Rows | undefined>;

/** The worker is gone or never started; with `at`, because that request has taken too long, and was ended. */
export class WorkerDied extends Error {
  override name = 'WorkerDied';
  constructor(
    why: string,
    readonly at?: HostRequest,
  ) {
    super(why);
  }
}

/**
 * Longest times for an answer, in ms: 60 KB on a 2G line need 15 s, a query takes some milliseconds. The dialog tells
 * the reader after as long as the second (search/dialog/ask.ts).
 */
const MOST = { load: 30_000, query: 10_000 };

/** The messages of a worker as promises. When the worker fails, every waiting call is rejected. */
export function createWorkerHost(start: () => Worker): Host {
  const waiting = new Map<
    number,
    { resolve: (answer: Rows | undefined) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;
  let dead: Error | undefined;
  let worker: Worker | undefined;

  const die = (why: string, at?: HostRequest) => {
    dead = new WorkerDied(why, at);
    worker?.terminate();
    for (const { reject } of waiting.values()) reject(dead);
    waiting.clear();
  };
  try {
    worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<HostReply>) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) call?.reject(Object.assign(new Error(data.error.message), data.error));
      else call?.resolve(data.answer);
    });
    worker.addEventListener('error', ({ message }) => die(message || 'the worker failed'));
    worker.addEventListener('messageerror', () => die('unreadable message'));
  } catch (error) {
    die(String(error));
  }
  return (request) =>
    new Promise((resolve, reject) => {
      if (dead) return reject(dead);
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve, reject });
      try {
        worker?.postMessage({ id, request });
      } catch (error) {
        die(String(error));
      }
      setTimeout(() => waiting.has(id) && die('no answer', request), MOST[request.op]);
    });
}
