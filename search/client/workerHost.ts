import type { Rows, SearchQuery } from '../types';

/** What the page asks of the engine; without a query the records are only loaded. */
export interface EngineRequest {
  /** Address of the records. */
  address: string;
  /** Path of the site, without a slash at its end. */
  base: string;
  query: SearchQuery | undefined;
}

/** What answers requests for the engine. */
export type Host = (request: EngineRequest) => Promise<Rows | undefined>;

/** The worker is gone or never started; with `at`, because that request has taken too long, and was ended. */
export class WorkerDied extends Error {
  override name = 'WorkerDied';
  constructor(
    why: string,
    readonly at?: EngineRequest,
  ) {
    super(why);
  }
}

/**
 * Longest times for an answer, in ms: 60 KB on a 2G line need 15 s, a query takes some milliseconds. The dialog tells
 * the reader after as long as the second (search/dialog/ask.ts).
 */
const MOST = { load: 30_000, query: 10_000 };

/** The messages of a worker as promises. When the worker fails, every waiting call is rejected, and so are later ones. */
export function createWorkerHost(start: () => Worker): Host {
  let worker: Worker | undefined;
  let die = (_: WorkerDied) => {};
  const death = new Promise<never>((_, reject) => {
    die = reject;
  });
  try {
    worker = start();
    worker.onerror = ({ message }) => die(new WorkerDied(message));
  } catch (error) {
    die(new WorkerDied(String(error)));
  }
  death.catch(() => worker?.terminate());
  return (request) => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<Rows | undefined>((resolve, reject) => {
      port1.onmessage = ({ data }) => {
        if ('error' in data) reject(new Error(data.error));
        else resolve(data.answer);
      };
    });
    worker?.postMessage(request, [port2]);
    const most = request.query ? MOST.query : MOST.load;
    const timer = setTimeout(() => die(new WorkerDied('no answer', request)), most);
    return Promise.race([answer, death]).finally(() => clearTimeout(timer));
  };
}
