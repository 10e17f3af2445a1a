import type { Rows, SearchQuery } from '../types';

/** Message from the page to the worker; without a query it only loads the records. */
export interface EngineRequest {
  /** Address of the records. */
  address: string;
  /** Base path of the site, without a trailing slash. */
  base: string;
  query?: SearchQuery | undefined;
}

/** Answers queries; without one it only loads the records. */
export type Host = (query?: SearchQuery) => Promise<Rows | undefined>;

/**
 * Timeouts in ms: 60 KB on a 2G line take 15 s, a query some milliseconds. The dialog informs the reader after the time of
 * the second (search/dialog/ask.ts).
 */
const TIMEOUTS = { load: 30_000, query: 10_000 };

/** Wraps a worker in promises. Its first failure terminates it and rejects all pending and later calls. */
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
    const timer = setTimeout(die, query ? TIMEOUTS.query : TIMEOUTS.load, new Error('no answer'));
    return Promise.race([answer, death]).finally(() => clearTimeout(timer));
  };
}
