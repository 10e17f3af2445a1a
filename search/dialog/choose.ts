import { ARRIVAL_KEY } from '../shell/contract';
import type { Row } from '../types';
import { markArrival } from './markArrival';

/** The marked words of a row. */
const markedWords = ({ excerpt = [], heading = [], page }: Row) =>
  [excerpt, heading, page]
    .flatMap((parts) => parts.filter((_, i) => i % 2 === 1))
    .filter((word) => word.length > 1);

/**
 * Highlights the marked words of `row` at the target of a pressed link: on this page if the app handles the navigation,
 * else the next page does it (markFromBefore).
 */
export function markWhere(link: HTMLAnchorElement, row: Row | null | undefined): void {
  const address = link.href;
  const words = row ? markedWords(row) : [];
  // By then the app has handled the press or left it to the browser.
  const onPressed = ({ defaultPrevented }: Event) => {
    if (defaultPrevented || link.pathname === window.location.pathname) markArrival(address, words);
    else sessionStorage.setItem(ARRIVAL_KEY, JSON.stringify({ address, words }));
  };
  window.addEventListener('click', onPressed, { once: true });
}

/** Highlights the words of a row chosen on the previous page, after a full page load. */
export function markFromBefore(): void {
  const kept = sessionStorage.getItem(ARRIVAL_KEY);
  if (!kept) return;
  sessionStorage.removeItem(ARRIVAL_KEY);
  const { address, words } = JSON.parse(kept) as { address: string; words: string[] };
  markArrival(address, words);
}
