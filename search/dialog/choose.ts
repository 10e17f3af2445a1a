import { ARRIVAL_KEY, CHOSEN_EVENT } from '../shell/contract';
import type { Row } from '../types';
import { markArrival } from './markArrival';

/** The words that a row has marked. */
const markedWords = ({ excerpt = [], heading = [], page }: Row) =>
  [excerpt, heading, page]
    .flatMap((parts) => parts.filter((_, i) => i % 2 === 1))
    .filter((word) => word.length > 1);

/**
 * Goes to an address of this site and marks there the words that `row` has marked: inside the app when it is there,
 * else as links do, and then the page that comes marks them.
 */
export function goTo(address: string, row: Row | null | undefined): void {
  const words = row ? markedWords(row) : [];
  const event = new CustomEvent(CHOSEN_EVENT, { detail: address, cancelable: true });
  const isTaken = !document.dispatchEvent(event);
  const isHere = new URL(address, window.location.href).pathname === window.location.pathname;
  if (isTaken || isHere) markArrival(address, words);
  else sessionStorage.setItem(ARRIVAL_KEY, JSON.stringify({ address, words }));
  if (!isTaken) window.location.assign(address);
}

/** Marks what was chosen on the page before, when that went without the app. */
export function markFromBefore(): void {
  const kept = sessionStorage.getItem(ARRIVAL_KEY);
  if (!kept) return;
  sessionStorage.removeItem(ARRIVAL_KEY);
  const { address, words } = JSON.parse(kept) as { address: string; words: string[] };
  markArrival(address, words);
}
