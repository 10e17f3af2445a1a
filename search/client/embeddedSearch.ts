import type { Rows, SearchQuery } from '../types';
import { type Host, WorkerDied } from './workerHost';

export interface EmbeddedOptions {
  /** Address of the records; `fresh` asks the server again, when the page is older than the deploy. */
  findAddress(fresh: boolean): Promise<string | undefined>;
  /** Path of the site, without a slash at its end. */
  base: string;
  /** Starts a worker. */
  start(): Host;
}

/**
 * Embedded search of one language, as a function that answers a query, and without one only begins. A worker that dies
 * is replaced once, and asked again. It rejects when nobody can answer; the next call starts again what failed.
 */
export function createEmbeddedSearch({ findAddress, base, start }: EmbeddedOptions) {
  let address: string | undefined;
  let host: Host | undefined;

  const ask = async (query?: SearchQuery, isAgain = false): Promise<Rows | undefined> => {
    // The records first: they may take longer than an answer.
    if (query) await ask();
    host ??= start();
    const asked = host;
    address ??= await findAddress(false);
    if (!address) throw new Error('no records');
    const request = { address, base, query };
    try {
      return await asked(request);
    } catch (error) {
      if (!(error instanceof WorkerDied)) {
        const fresh = await findAddress(true);
        if (!fresh || fresh === request.address) throw error;
        address = fresh;
        return ask(query);
      }
      if (host === asked) host = undefined;
      // What hangs would hang the next worker, too; what waited behind it is asked again.
      if (isAgain || error.at === request) throw error;
      return ask(query, true);
    }
  };
  return ask;
}
