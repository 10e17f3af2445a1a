import type { GroupMatch } from './matchGroup';
import type { QueryGroup } from './query';

/** Share of the query, by weight, below which a page is no answer. */
const LEAST = 0.45;
/** The same for Chinese sentences, whose pairs of characters across two words are never found. */
const OF_SENTENCE = 0.35;
/** Words from which a run of Han is a sentence. */
const LONG = 3;

/** How many words a query has; a run of Han has one for every two characters. */
export const countWords = (groups: readonly QueryGroup[]): number =>
  groups.reduce((sum, { han, text }) => sum + (han ? [...text].length / 2 : 1), 0);

/** Share of the query that a page must have, 0 to 1. An unknown Latin word makes a Chinese query no easier. */
export function leastCoverage(
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
): number {
  const isSentence =
    groups.some(({ han }) => han) && (groups.length > 1 || countWords(groups) >= LONG);
  const isKnown = groups.every(({ han }, g) => han || (matches[g]?.size ?? 0) > 0);
  return isSentence && isKnown ? OF_SENTENCE : LEAST;
}
