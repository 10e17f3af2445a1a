import type { Rows, SearchQuery } from '../types';
import type { HostRequest } from './protocol';
import { type Host, WorkerDied } from './workerHost';

export interface EmbeddedSearch {
  /** Starts the host and loads the records; safe to call often. Never rejects: a search will say it. */
  preload(): void;
  /** Rejects when nobody can answer. */
  search(query: SearchQuery): Promise<Rows>;
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

/** Embedded search of one language: worker first, the page itself when the worker dies, both lazily. */
export function createEmbeddedSearch(options: EmbeddedOptions): EmbeddedSearch {
  const { findAddress, base } = options;
  let host: Promise<Host> | undefined;
  let workerFailed = false;

  const start = async (): Promise<Host> => {
    const loading = workerFailed ? await options.inPage() : options.worker();
    const address = await findAddress(false);
    try {
      if (!address) throw new Error('no records');
      await loading({ op: 'load', address, base });
    } catch (error) {
      if (error instanceof WorkerDied) throw error;
      const fresh = await findAddress(true);
      if (!fresh || fresh === address) throw error;
      await loading({ op: 'load', address: fresh, base });
    }
    return loading;
  };

  /** Asks the host when it has its records. What fails to start is started anew by the next call. */
  const ask = async (request?: HostRequest): Promise<Rows | undefined> => {
    host ??= start();
    const asked = host;
    let isReady = false;
    try {
      const ready = await asked;
      isReady = true;
      return request && (await ready(request));
    } catch (error) {
      const died = error instanceof WorkerDied ? error : undefined;
      if (host === asked && (died || !isReady)) host = undefined;
      // What hangs would hang the next worker, too, and the page.
      if (!died || (died.at ? died.at === request || died.at.op === 'load' : workerFailed))
        throw error;
      workerFailed ||= !died.at;
      return ask(request);
    }
  };

  return {
    preload: () => void ask().catch(() => {}),
    search: async (query) => {
      const answer = await ask({ op: 'query', query });
      if (answer) return answer;
      throw new Error('no answer');
    },
  };
}
