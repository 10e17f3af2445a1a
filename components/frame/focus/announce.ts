/** Element id of the live region (see Announcer). */
export const STATUS_ID = 'site-status';

/** Milliseconds between the empty region and its text: screen readers notice a change, not a first value. */
const PAUSE = 100;

let timer = 0;

/**
 * Says a text politely through the page's live region. The region is emptied first, so that the same text
 * is read again when the same thing happens twice. Without the region nothing happens.
 */
export function announce(text: string) {
  const region = document.getElementById(STATUS_ID);
  if (!region) return;
  region.textContent = '';
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    region.textContent = text;
  }, PAUSE);
}
