import type { QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { hanBigrams, stemTerm } from './tokenize';

/** Share of the query, by weight, below which a page is no answer. */
const LEAST = 0.45;
/** The same for a page that has a word of the query in its title. */
const WITH_TITLE = 0.35;
/** The same for a query whose words the site has: a page with few of them may still be what is meant. */
const OF_KNOWN = 0.2;
/**
 * Share of the words from which a query is about this site. Of Chinese, pairs of characters across two
 * words are never found: real questions have half of their pairs, nonsense has at most two fifths.
 */
const KNOWN = 0.7;
const KNOWN_OF_HAN = 0.5;
/** Share of the pairs of Han below which one of them in a title is an accident. */
const NEAR_OF_HAN = 0.38;

/** How many words a query has; a run of Han has one for every two characters. */
export const countWords = (groups: readonly QueryGroup[]): number =>
  groups.reduce((sum, { han, text }) => sum + (han ? [...text].length / 2 : 1), 0);

/** Words of a query, and those of them that the site has as they are; a pair of Han is half a word. */
function countKnown(groups: readonly QueryGroup[], index: SectionIndex) {
  let all = 0;
  let known = 0;
  for (const { han, text, forms } of groups) {
    const words = han
      ? hanBigrams(text).map((pair) => [pair])
      : [[forms.whole, stemTerm(forms.whole)]];
    const worth = han ? 0.5 : 1;
    all += words.length * worth;
    known += words.filter((terms) => terms.some((term) => index.has(term))).length * worth;
  }
  return { all, known };
}

/** Share of the query that a page must have, 0 to 1; `withTitle` where a word of it is in the title. */
export function leastCoverage(
  groups: readonly QueryGroup[],
  index: SectionIndex,
): { least: number; withTitle: number } {
  const { all, known } = countKnown(groups, index);
  const isOfHan = groups.some(({ han }) => han);
  const isLong = groups.length > 1 || countWords(groups) > 2;
  const isKnown = isLong && known / all >= (isOfHan ? KNOWN_OF_HAN : KNOWN);
  const least = isKnown ? OF_KNOWN : LEAST;
  const isNear = !isOfHan || known / all >= NEAR_OF_HAN;
  return { least, withTitle: isNear ? Math.min(least, WITH_TITLE) : least };
}
