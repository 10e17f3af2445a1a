import { KNOBS } from './knobs';
import type { Asked } from './match';
import type { IsKnown } from './query';
import type { RankedPage } from './rank';
import type { SectionIndex } from './sectionIndex';
import { isFaint, isParticle } from './stopWords';
import { stemTerm } from './tokenize';

/** Maximum number of words of a plain query; longer ones are sentences or messages, with many irrelevant words. */
const SENTENCE = 4;

/** Characters of a run that the site has in no pair with either neighbor; the last may start a pair. */
export const strangeIn = (run: string, isKnown: IsKnown): string[] =>
  [...run].filter(
    (char, at) =>
      !isParticle(char) &&
      !isKnown(run.slice(at, at + 2), at === run.length - 1) &&
      !(at > 0 && isKnown(run.slice(at - 1, at + 1), false)),
  );

/** Number of words of a query that none of the sections has; in a run of Han, of characters. */
function lackedBy(
  sections: RankedPage['sections'],
  asked: readonly Asked[],
  names: ReadonlySet<string>,
): number {
  let lacked = 0;
  for (const { text, han, found } of asked) {
    // Paths and numbers do not count: messages contain them.
    if (isFaint(text) || text.length < 2) continue;
    if (!han && !/^(?!v?\d+$)[a-z\d]+$/.test(text)) continue;
    if (!han && (names.has(text) || names.has(stemTerm(text)))) continue;
    const hits = sections.flatMap(({ id }) => found.get(id) ?? []);
    if (hits.some(({ share }) => share >= KNOBS.synonym)) continue;
    const isHere = (pair: string) => hits.some(({ terms }) => terms.has(pair));
    lacked += han ? strangeIn(text, isHere).length / 2 : 1;
  }
  return lacked;
}

/** Whether the heading of a section has several telling words of a query. */
const isTopic = (id: number, asked: readonly Asked[]): boolean =>
  asked.filter(
    ({ text, found }) =>
      !isFaint(text) &&
      [...(found.get(id)?.terms.values() ?? [])].some((fields) => fields.includes('heading')),
  ).length > 1;

/**
 * True for a query of another field: a quarter of its words stands on none of the pages beside the others, for words of
 * the site can be put together in ways that it says nothing about. A sentence may lack more, and so may a query with two
 * telling words in one heading. English words of headings are of this field.
 */
export function isOfAnotherField(
  asked: readonly Asked[],
  ranked: readonly RankedPage[],
  { names }: SectionIndex,
): boolean {
  const words = asked.reduce((sum, { text, han }) => sum + (han ? text.length / 2 : 1), 0);
  return ranked.every(({ sections }) => {
    const mayLack = words > SENTENCE || sections.some(({ id }) => isTopic(id, asked));
    const least = mayLack ? KNOBS.lackedOfSentence : KNOBS.lacked;
    return lackedBy(sections, asked, names) / words >= least;
  });
}
