import { closest, distance } from 'fastest-levenshtein';

/** The known word that was probably meant; undefined if none is close enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const found = closest(word, known);
  // Of an address, only the last part counts: `/guide/advanced/wasm` is not `/guide/advanced/css`.
  const { length } = word.slice(word.lastIndexOf('/') + 1);
  return distance(word, found) <= Math.max(2, length / 3) ? found : undefined;
}
