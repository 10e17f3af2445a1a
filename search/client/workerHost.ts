import type { Rows, SearchQuery } from '../types';

/** What the page asks of the engine; without a query the records are only loaded. */
export interface EngineRequest {
  /** Address of the records. */
  address: string;
  /** Path of the site, without a slash at its end. */
  base: string;
  query?: SearchQuery | undefined;
}

/** What answers queries; without one it only loads the records. */
export type Host = (query?: SearchQuery) => Promise<Rows | undefined>;

/**
 * Longest times for an answer, in ms: 60 KB on a 2G line need 15 s, a query takes some milliseconds. The dialog tells
 * the reader after as long as the second (search/dialog/ask.ts).
 */
const MOST = { load: 30_000, query: 10_000 };

/** The messages of a worker as promises. Its first failure ends it: every waiting call is rejected, and so are later ones. */
export function createWorkerHost(worker: Worker, records: EngineRequest): Host {
  let die = (_: Error) => {};
  const death = new Promise<never>((_, reject) => {
    die = reject;
  });
  death.catch(() => worker.terminate());
  worker.onerror = ({ message }) => die(new Error(message));
  return (query) => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<Rows | undefined>((resolve) => {
      port1.onmessage = ({ data }) =>
        'error' in data ? die(new Error(data.error)) : resolve(data.answer);
    });
    worker.postMessage({ ...records, query }, [port2]);
    const timer = setTimeout(die, query ? MOST.query : MOST.load, new Error('no answer'));
    return Promise.race([answer, death]).finally(() => clearTimeout(timer));
  };
}
