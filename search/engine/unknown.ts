import { KNOBS } from './knobs';
import type { GroupMatch } from './matchGroup';
import type { QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { isFaint, isFiller, isParticle } from './stopWords';
import { findRuns } from './tokenize';

/** Words beyond which a query is a sentence or a message, which has many beside those it is about. */
export const SENTENCE = 5;

/** How many words a text has; a run of Han has one for every two characters. */
export const countWords = (text: string): number =>
  findRuns(text).reduce((sum, run) => sum + (run.han ? [...run.text].length / 2 : 1), 0);

/** Characters of a run of Han that are in no pair of the site. */
const strangeCharacters = (text: string, index: SectionIndex) =>
  [...text].filter(
    (char, i, all) =>
      !isParticle(char) && !index.has(`${all[i - 1]}${char}`) && !index.has(`${char}${all[i + 1]}`),
  );

/**
 * True for a query of another field: the site does not have a quarter of its words, of a sentence a third. Codes and paths do not
 * count: a message has them beside its words.
 */
export function isOfAnotherField(
  query: string,
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
  index: SectionIndex,
): boolean {
  const end = findRuns(query).at(-1)?.text;
  let unknown = 0;
  groups.forEach(({ text, han, open }, g) => {
    const shares = [...(matches[g]?.values() ?? [])].map(({ share }) => share);
    const isKnown = Math.max(0, ...shares) >= KNOBS.synonym;
    if (isKnown || isFaint(text) || text.length < 2 || (open && isFiller(text))) return;
    // The end of a longer run may be a word that has just begun.
    const whole = open && text !== end ? text.slice(0, -2) : text;
    if (han) unknown += strangeCharacters(whole, index).length / 2;
    else if (/^[a-z\d]+$/.test(text)) unknown += 1;
  });
  const words = countWords(query);
  const most = words > SENTENCE ? KNOBS.unknownOfSentence : KNOBS.unknown;
  return unknown >= 1 && unknown / words >= most;
}
