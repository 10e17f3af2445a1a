/** Element id of the live region (see Announcer). */
export const STATUS_ID = 'site-status';

/** Time between emptying and filling the region: screen readers notice a change, not an initial value. */
const PAUSE_MS = 100;

let timer = 0;

/**
 * Announces a text to screen readers through the page's live region, which is emptied first, so that the same text is
 * read again. Does nothing if the page has no region.
 */
export function announce(text: string) {
  const region = document.getElementById(STATUS_ID);
  if (!region) return;
  region.textContent = '';
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    region.textContent = text;
  }, PAUSE_MS);
}
