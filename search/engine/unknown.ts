import { KNOBS } from './knobs';
import type { Asked } from './match';
import type { SectionIndex } from './sectionIndex';
import { isFaint, isFiller, isParticle } from './stopWords';
import { findRuns } from './tokenize';

/** Words beyond which a query is a sentence or a message, which has many beside those it is about. */
export const SENTENCE = 5;

/** How many words a text has; a run of Han has one for every two characters. */
export const countWords = (text: string): number =>
  findRuns(text).reduce((sum, run) => sum + (run.han ? [...run.text].length / 2 : 1), 0);

/**
 * True for a query of another field: the site does not have a quarter of its words, of a sentence a third. Codes and paths do not
 * count: a message has them beside its words.
 */
export function isOfAnotherField(
  query: string,
  asked: readonly Asked[],
  { vocabulary }: SectionIndex,
): boolean {
  const end = findRuns(query).at(-1)?.text;
  let unknown = 0;
  for (const { text, han, open, found } of asked) {
    const isKnown = [...found.values()].some(({ share }) => share >= KNOBS.synonym);
    if (isKnown || isFaint(text) || text.length < 2 || (open && isFiller(text))) continue;
    // The end of a longer run may be a word that has just begun.
    const whole = open && text !== end ? text.slice(0, -2) : text;
    const isStrange = (char: string, i: number) =>
      !isParticle(char) &&
      !vocabulary.has(whole.slice(i - 1, i + 1)) &&
      !vocabulary.has(whole.slice(i, i + 2));
    if (han) unknown += [...whole].filter(isStrange).length / 2;
    else if (/^[a-z\d]+$/.test(text)) unknown += 1;
  }
  const words = countWords(query);
  const most = words > SENTENCE ? KNOBS.unknownOfSentence : KNOBS.unknown;
  return unknown >= 1 && unknown / words >= most;
}
