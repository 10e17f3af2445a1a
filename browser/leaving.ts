/** Longest time from leaving a page until the next one is there, in ms; for a download there is none. */
const LEAVING_MS = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Whether the reader is leaving the page. Firefox and Safari then abort what it was loading and report
 * a failure; a recovery that loads a page now would take the reader back.
 */
export const isLeaving = (): boolean => performance.now() - leftAt < LEAVING_MS;
