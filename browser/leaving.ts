/** Maximum time from leaving a page until the next one appears, which after a download never does. */
const LEAVING_MS = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Whether the reader is leaving the page. Firefox and Safari then abort its requests and report failures; reloading to
 * recover would take the reader back.
 */
export const isLeaving = (): boolean => performance.now() - leftAt < LEAVING_MS;
