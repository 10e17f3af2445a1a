import { KNOBS } from './knobs';
import type { QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { isFaint } from './stopWords';
import { hanBigrams, stemTerm } from './tokenize';

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

/** Share of the query that a page must have, 0 to 1. */
export function leastCoverage(groups: readonly QueryGroup[], index: SectionIndex): number {
  const { all, known } = countKnown(groups, index);
  const isLong = groups.length > 1 || countWords(groups) > 2;
  return isLong && known / all >= KNOBS.known ? KNOBS.leastOfKnown : KNOBS.leastCoverage;
}

/**
 * True for a query of another field: no telling word of Chinese is known, or half of the English ones are not, where
 * of two that are guessed one is. Codes and paths are what a message has beside its words.
 */
export function isMostlyUnknown(
  groups: readonly QueryGroup[],
  unknown: readonly QueryGroup[],
  index: SectionIndex,
): boolean {
  const telling = groups.filter(({ text }) => !isFaint(text));
  const others = unknown.filter(
    ({ text, han }) => !isFaint(text) && (han || /^[a-z]+$/.test(text)),
  );
  if (others.length === 0) return false;
  if (groups.some(({ han }) => han)) return others.length === telling.length;
  const { known } = countKnown(telling, index);
  return 2 * others.length + (telling.length - others.length - known) >= telling.length;
}
