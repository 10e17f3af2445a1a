import { HAN } from './tokenize';

/** A word of a name or a text, or one character of Han. */
const TOKEN = /\p{Script=Han}|[\w$@.]+/gu;

/** Neighboring words of a query and neighboring characters of Han, as they are written. */
export function neighborsOf(query: string): string[] {
  const tokens = query.toLowerCase().match(TOKEN) ?? [];
  return tokens.slice(1).map((token, i) => {
    const before = tokens[i] ?? '';
    return HAN.test(before) && HAN.test(token) ? before + token : `${before} ${token}`;
  });
}

/** Share of the neighbors that a text in lower case has side by side, 0 to 1: what has them so means the same. */
export function shareOfNeighbors(neighbors: readonly string[], written: string): number {
  if (neighbors.length === 0) return 0;
  return neighbors.filter((pair) => written.includes(pair)).length / neighbors.length;
}
