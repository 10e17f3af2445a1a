import type { SearchAnswer } from '../types';
import type { HostReply, HostRequest } from './protocol';

/** Anything that answers requests for the engine. */
export type Host = (request: HostRequest) => Promise<SearchAnswer | undefined>;

/** The worker itself is gone or never started, so another host must be asked. */
export class WorkerDied extends Error {
  override name = 'WorkerDied';
}

/** The messages of a worker as promises. When the worker fails, every waiting call is rejected. */
export function createWorkerHost(start: () => Worker): Host {
  const waiting = new Map<
    number,
    { resolve: (answer: SearchAnswer | undefined) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;
  let dead: WorkerDied | undefined;
  let worker: Worker | undefined;

  const die = (why: string) => {
    dead = new WorkerDied(why);
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
    worker.addEventListener('error', (event) => die(event.message || 'the worker failed'));
    worker.addEventListener('messageerror', () => die('a message could not be read'));
  } catch (error) {
    die(String(error));
  }
  return (request) =>
    new Promise((resolve, reject) => {
      if (dead || !worker) return reject(dead ?? new WorkerDied('no worker'));
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, request });
    });
}
