import type { SearchQuery } from '../types';
import type { Host } from './workerHost';

/**
 * Embedded search of a language: a function that answers a query, or only loads without one. After a failure it starts
 * once more, with `isAgain`, and repeats the query; if that fails, too, it rejects, and the next call starts again.
 */
export function createEmbeddedSearch(start: (isAgain: boolean) => Promise<Host>): Host {
  let host: Promise<Host> | undefined;

  /** Loads the records first, which may take longer than an answer. */
  const load = async (isAgain: boolean) => {
    const started = await start(isAgain);
    await started();
    return started;
  };
  const ask = async (query?: SearchQuery, isAgain = false): ReturnType<Host> => {
    host ??= load(isAgain);
    const asked = host;
    try {
      const answer = await asked;
      return query && (await answer(query));
    } catch (error) {
      if (host === asked) host = undefined;
      if (isAgain) throw error;
      return ask(query, true);
    }
  };
  return (query) => ask(query);
}
