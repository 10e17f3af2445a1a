import type { Rows, SearchQuery } from '../types';
import type { Host } from './engineHost';
import { WorkerDied } from './workerHost';

export interface EmbeddedOptions {
  /** Address of the records; `fresh` asks the server again, when the page is older than the deploy. */
  findAddress(fresh: boolean): Promise<string | undefined>;
  /** Path of the site, without a slash at its end. */
  base: string;
  worker: () => Host;
  /** The engine in the page itself, for browsers or policies without workers. */
  inPage: () => Promise<Host>;
}

/**
 * Embedded search of one language, as a function that answers a query, and without one only begins: worker first, the
 * page itself when the worker dies, both lazily. It rejects when nobody can answer; what fails is begun anew by the
 * next call.
 */
export function createEmbeddedSearch({ findAddress, base, worker, inPage }: EmbeddedOptions) {
  let address: string | undefined;
  let host: Promise<Host> | undefined;
  let workerFailed = false;

  const ask = async (query?: SearchQuery): Promise<Rows | undefined> => {
    // The records first: they may take longer than an answer.
    if (query) await ask();
    host ??= workerFailed ? inPage() : Promise.resolve(worker());
    const asked = host;
    address ??= await findAddress(false);
    if (!address) throw new Error('no records');
    const request = { address, base, query };
    try {
      return await (await asked)(request);
    } catch (error) {
      if (!(error instanceof WorkerDied)) {
        const fresh = await findAddress(true);
        if (!fresh || fresh === request.address) throw error;
        address = fresh;
        return ask(query);
      }
      if (host === asked) host = undefined;
      // What hangs would hang the next worker, too, and the page; what waited behind it is asked again.
      if (error.at ? error.at === request : workerFailed) throw error;
      workerFailed ||= !error.at;
      return ask(query);
    }
  };
  return ask;
}
