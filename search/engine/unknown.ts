import { KNOBS } from './knobs';
import type { Asked } from './match';
import type { IsKnown } from './query';
import { isFaint, isFiller, isParticle } from './stopWords';
import { countWords } from './tokenize';

/** Words beyond which a query is a sentence or a message, which has many beside those it is about. */
const SENTENCE = 5;

/** Characters of a run that the site has beside neither of their neighbors; the last may begin a pair. */
export const strangeIn = (run: string, isKnown: IsKnown): string[] =>
  [...run].filter(
    (char, at) =>
      !isParticle(char) &&
      !isKnown(run.slice(at, at + 2), at === run.length - 1) &&
      !(at > 0 && isKnown(run.slice(at - 1, at + 1), false)),
  );

/**
 * True for a query of another field: the site does not have a quarter of its words, of a sentence a third. Paths and
 * numbers do not count: a message has them beside its words.
 */
export function isOfAnotherField(
  query: string,
  asked: readonly Asked[],
  isKnown: IsKnown,
): boolean {
  let unknown = 0;
  for (const { text, han, open, found } of asked) {
    const isFound = [...found.values()].some(({ share }) => share >= KNOBS.synonym);
    if (isFound || isFaint(text) || text.length < 2 || (open && isFiller(text))) continue;
    if (han) unknown += strangeIn(text, isKnown).length / 2;
    else if (/^(?!v?\d+$)[a-z\d]+$/.test(text)) unknown += 1;
  }
  const words = Math.max(countWords(query), asked.length);
  const most = words > SENTENCE ? KNOBS.unknownOfSentence : KNOBS.unknown;
  return unknown / words >= most;
}
