import { KNOBS } from './knobs';
import { type Asked, addHits } from './match';
import { nearTerm, parseQuery, type Word } from './query';
import type { SectionIndex } from './sectionIndex';
import { compact, HAN, hanBigrams, stem } from './tokenize';

/** Longest phrase of the table, in words of a query. */
const LONGEST = 4;
/** Letters from which a beginning stands for the phrases that it begins; fewer of Han. */
const BEGINNING = 4;
const BEGINNING_OF_HAN = 2;

const lettersOf = (phrase: readonly Word[]) => phrase.map(({ text }) => compact(text)).join('');
/** A phrase without stop words and endings. */
const keyOf = (phrase: readonly Word[]) => phrase.map(({ text }) => stem(compact(text))).join('');

export interface Synonyms {
  /** Chinese terms of the table, longest first, for cutting runs of Han. */
  hanTerms: readonly string[];
  /**
   * Adds to each word the sections that say its phrase in other words, the longest phrases first: what is a part of a
   * phrase does not mean what it means alone. What the site does not have may also be the beginning of a phrase, or a
   * Chinese term with a wrong character.
   */
  addTo(words: readonly Asked[]): void;
}

/** Reads groups of words that mean the same. */
export function buildSynonyms(
  groups: readonly (readonly string[])[],
  index: SectionIndex,
): Synonyms {
  const others = new Map<string, string[]>();
  /** Phrases with their endings, for what is not yet whole: `tree shakin`. */
  const letters = new Map<string, string>();
  for (const group of groups) {
    for (const word of group) {
      const phrase = parseQuery(word);
      const key = keyOf(phrase);
      letters.set(lettersOf(phrase), key);
      const rest = group.filter((other) => other !== word);
      others.set(key, [...(others.get(key) ?? []), ...rest]);
    }
  }
  const hanTerms = [...new Set(groups.flat())]
    .filter((word) => HAN.test(word) && !/[a-z]/i.test(word))
    .sort((a, b) => b.length - a.length);

  const isKnown = (term: string) => index.vocabulary.has(term);
  const othersOf = (phrase: readonly Word[]): readonly string[] => {
    const known = others.get(keyOf(phrase));
    const last = phrase.at(-1);
    if (known || !last) return known ?? [];
    const typed = lettersOf(phrase);
    if (
      last.open &&
      !isKnown(last.text) &&
      typed.length >= (HAN.test(typed) ? BEGINNING_OF_HAN : BEGINNING)
    ) {
      const begun = [...letters].filter(([whole]) => whole.startsWith(typed));
      if (begun.length > 0)
        return begun.flatMap(([whole, key]) => [whole, ...(others.get(key) ?? [])]);
    }
    const isTypo =
      phrase.length === 1 &&
      last.han &&
      (last.text.length > 3 || !hanBigrams(last.text).some(isKnown));
    const near = isTypo && nearTerm(last.text, hanTerms);
    return near ? [near, ...(others.get(keyOf(parseQuery(near))) ?? [])] : [];
  };

  return {
    hanTerms,
    addTo(words) {
      for (let from = 0; from < words.length; from++) {
        for (let to = Math.min(words.length, from + LONGEST); to > from; to--) {
          const phrase = words.slice(from, to);
          for (const other of othersOf(phrase)) {
            const terms = parseQuery(other).flatMap(({ han, text, forms }) =>
              han ? hanBigrams(text) : forms.whole,
            );
            const hits = index.lookUp(terms, { all: true, worth: KNOBS.synonym });
            for (const hit of hits.values()) hit.score /= phrase.length;
            for (const { found } of phrase) addHits(found, hits);
          }
        }
      }
    },
  };
}
