import { ARRIVAL_KEY } from '../shell/contract';
import type { Row } from '../types';
import { markArrival } from './markArrival';

/** The words that a row has marked. */
const markedWords = ({ excerpt = [], heading = [], page }: Row) =>
  [excerpt, heading, page]
    .flatMap((parts) => parts.filter((_, i) => i % 2 === 1))
    .filter((word) => word.length > 1);

/**
 * Marks the words that `row` has marked where a pressed link leads: here when the app leads there, else on the page that
 * comes, which does it.
 */
export function markWhere(link: HTMLAnchorElement, row: Row | null | undefined): void {
  const address = link.href;
  const words = row ? markedWords(row) : [];
  // By then the app has taken the press, or left it to the browser.
  const onPressed = ({ defaultPrevented }: Event) => {
    if (defaultPrevented || link.pathname === window.location.pathname) markArrival(address, words);
    else sessionStorage.setItem(ARRIVAL_KEY, JSON.stringify({ address, words }));
  };
  window.addEventListener('click', onPressed, { once: true });
}

/** Marks what was chosen on the page before, when that went without the app. */
export function markFromBefore(): void {
  const kept = sessionStorage.getItem(ARRIVAL_KEY);
  if (!kept) return;
  sessionStorage.removeItem(ARRIVAL_KEY);
  const { address, words } = JSON.parse(kept) as { address: string; words: string[] };
  markArrival(address, words);
}
