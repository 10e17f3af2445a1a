import { UNREACHABLE, unreachable } from './protocol';

type Handler = (error: unknown) => unknown;

/** What DocSearch 3.9.0 uses of a promise: `search().catch(handler).then(next)`. */
export interface SearchChain<T> {
  then: Promise<T>['then'];
  catch(handler: Handler): { then<R>(next: (value: T) => R): Promise<Awaited<R>> };
}

/** DocSearch shows "stalled" after this time (specification 9); an error is reported after it. */
const STALL = 300;
/** After this time without an answer the reader is told so, in ms; an answer that still comes is shown. */
export const LATE = 10_000;

/**
 * Makes the error screen stay. DocSearch sets status "error" and rethrows; the autocomplete library then
 * puts the status back to idle, so the screen never shows. Here the handler runs
 * after the stall timer and the chain stays pending, so nothing puts the status back; the next key starts
 * a new chain. A worker or network that hangs is reported in the same way. `isLatest` tells whether the reader has not typed on since: an old failure says nothing.
 */
export function stickyErrors<T>(answer: Promise<T>, isLatest: () => boolean): SearchChain<T> {
  const begun = performance.now();
  return {
    // biome-ignore lint/suspicious/noThenProperty: it stands in for a promise.
    then: answer.then.bind(answer) as Promise<T>['then'],
    catch: (handler) => ({
      // biome-ignore lint/suspicious/noThenProperty: it stands in for a promise.
      then: (next) =>
        new Promise((resolve, reject) => {
          const fail = (error: unknown) => {
            const wait = Math.max(0, STALL + 20 - (performance.now() - begun));
            setTimeout(() => {
              if (!isLatest()) return;
              try {
                handler(error);
              } catch {
                // The handler throws what it was given, once it has set the status.
              }
              if (!(error instanceof Error) || error.name !== UNREACHABLE) reject(error);
            }, wait);
          };
          const late = setTimeout(() => fail(unreachable('no answer yet')), LATE);
          const settled = answer.finally(() => clearTimeout(late));
          settled.then((value) => Promise.resolve(next(value)).then(resolve, reject), fail);
        }),
    }),
  };
}
