/** Element id of the live region (see Announcer). */
export const STATUS_ID = 'site-status';

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
  // Screen readers notice a change, not a first value: hence 100 ms in between.
  timer = window.setTimeout(() => {
    region.textContent = text;
  }, 100);
}
