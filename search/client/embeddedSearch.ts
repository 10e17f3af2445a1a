import type { SearchAnswer, SearchQuery } from '../types';
import { unreachable } from './protocol';
import { type Host, WorkerDied, WorkerHangs } from './workerHost';

export interface EmbeddedSearch {
  /** Starts the host and loads the records; safe to call often. Never rejects: a search will say it. */
  preload(): void;
  /** Rejects with an error for which the modal shows its error screen. */
  search(query: SearchQuery): Promise<SearchAnswer>;
}

export interface EmbeddedOptions {
  /** Address of the records; `fresh` asks the server again, when the page is older than the deploy. */
  findAddress(fresh: boolean): Promise<string | undefined>;
  /** Path of the site, without a slash at its end. */
  base: string;
  worker: () => Host;
  /** The engine in the page itself, for browsers or policies without workers. */
  inPage: () => Promise<Host>;
}

/** A start that takes longer hangs, and the next search starts anew, in ms; 60 KB on a 2G line need 15 s. */
const HANGS = 30_000;

/** Embedded search of one language: worker first, the page itself when the worker dies, both lazily. */
export function createEmbeddedSearch(options: EmbeddedOptions): EmbeddedSearch {
  let host: Promise<Host> | undefined;
  let startedAt = 0;
  let isStarted = false;
  let workerFailed = false;

  const load = async (loading: Host): Promise<Host> => {
    const address = await options.findAddress(false);
    try {
      if (!address) throw new Error('no records');
      await loading({ op: 'load', address, base: options.base });
    } catch (error) {
      if (error instanceof WorkerDied) throw error;
      const fresh = await options.findAddress(true);
      if (!fresh || fresh === address) throw error;
      await loading({ op: 'load', address: fresh, base: options.base });
    }
    return loading;
  };

  const start = async (): Promise<Host> => {
    if (!workerFailed) {
      try {
        return await load(options.worker());
      } catch (error) {
        if (!(error instanceof WorkerDied)) throw error;
        workerFailed = true;
      }
    }
    return load(await options.inPage());
  };

  const ready = (): Promise<Host> => {
    const hangs = !isStarted && Date.now() - startedAt > HANGS;
    if (host && !hangs) return host;
    const starting = start();
    host = starting;
    startedAt = Date.now();
    isStarted = false;
    starting.then(
      () => {
        isStarted ||= host === starting;
      },
      // The next search tries again.
      () => {
        if (host === starting) host = undefined;
      },
    );
    return starting;
  };

  const ask = async (query: SearchQuery): Promise<SearchAnswer> => {
    const asked = ready();
    try {
      const answer = await (await asked)({ op: 'query', query });
      if (answer) return answer;
      throw new Error('no answer');
    } catch (error) {
      if (error instanceof WorkerHangs) {
        if (host === asked) host = undefined;
        // A query that hangs would hang the next worker, too, and the page.
        if (error.query !== query) return ask(query);
      }
      if (!(error instanceof WorkerDied) || workerFailed) throw error;
      workerFailed = true;
      host = undefined;
      return ask(query);
    }
  };

  return {
    preload: () => void ready().catch(() => {}),
    search: (query) =>
      ask(query).catch((error) => {
        throw unreachable(error);
      }),
  };
}
