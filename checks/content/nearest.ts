import { closest, distance } from 'fastest-levenshtein';

/** The known word that was probably meant; undefined if none is close enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const found = closest(word, known);
  return distance(word, found) <= Math.max(2, word.length / 3) ? found : undefined;
}
