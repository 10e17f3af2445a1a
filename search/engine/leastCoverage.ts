import { KNOBS } from './knobs';
import type { GroupMatch } from './matchGroup';
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
  return known / all >= KNOBS.known ? KNOBS.leastOfKnown : KNOBS.leastCoverage;
}

/** Share of a query that the best page must have: of three English words and no question more than two, or it is about something else. */
export const leastOfBest = (query: string, groups: readonly QueryGroup[]): number =>
  groups.length === 3 && /^(?:\S+ ){2,3}\S+$/.test(query) && groups.every(({ han }) => !han)
    ? KNOBS.leastOfThree
    : 0;

/** Words up to which the first one says what a query is about; a longer one is a message. */
const FEW = 5;
/** Characters of a run of Han from which it is not a word with a slip, and the share of it that one of this site has. */
const RUN = 4;
const LEAST_OF_RUN = 0.4;

/** True for a run of Han of which no section has much, nor the site in its parts. */
export function isStrange(
  group: QueryGroup,
  match: GroupMatch | undefined,
  index: SectionIndex,
): boolean {
  const { all, known } = countKnown([group], index);
  const shares = [known / all, ...[...(match?.values() ?? [])].map(({ share }) => share)];
  return group.han && group.text.length >= RUN && Math.max(...shares) < LEAST_OF_RUN;
}

/**
 * True for a query of another field: a few words of which the first is an unknown name; or no telling word of Chinese
 * is known, or half of them are strange, with the first; or half of the English ones are unknown, where of two that are guessed one is.
 * Codes and paths are what a message has beside its words.
 */
export function isOfAnotherField(
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
  index: SectionIndex,
): boolean {
  const telling = groups.filter(({ text }) => !isFaint(text));
  const matchOf = (group: QueryGroup) => matches[groups.indexOf(group)];
  const unknown = telling.filter(
    (group) => !matchOf(group)?.size && (group.han || /^[a-z]+$/.test(group.text)),
  );
  const strange = telling.filter((group) => isStrange(group, matchOf(group), index));
  if (unknown.length + strange.length === 0) return false;
  const [first] = telling;
  const isName = first && unknown.includes(first) && !(first.han && first.text.length < RUN);
  if (isName && telling.length > 1 && telling.length <= FEW) return true;
  if (groups.some(({ han }) => han)) {
    const isHalf = 2 * strange.length >= telling.length;
    const isFirst = first && (!first.han || strange.includes(first));
    const last = telling.at(-1);
    const isLast =
      last?.han && !first?.han && telling.length < 4 && [...unknown, ...strange].includes(last);
    return unknown.length === telling.length || Boolean((isHalf && isFirst) || isLast);
  }
  const { known } = countKnown(telling, index);
  return 2 * unknown.length + (telling.length - unknown.length - known) >= telling.length;
}
