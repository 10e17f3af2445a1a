/** Longest time from the wish to leave a page until the next one is there, in ms; a download never comes. */
const LEAVING_MS = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Whether the reader is leaving the page. Firefox and Safari then break off what it was loading and report
 * it as failed; a recovery that loads a page now would take the reader back.
 */
export const isLeaving = (): boolean => performance.now() - leftAt < LEAVING_MS;
