import { KNOBS } from './knobs';
import { type Asked, addHits } from './match';
import { lettersOf, parseQuery } from './query';
import type { SectionIndex } from './sectionIndex';
import { nearWords } from './slips';
import { HAN, hanBigrams, stem } from './tokenize';

/** Maximum length of a phrase, in words of a query. */
const LONGEST = 4;

/** Minimum length of a word of the table with a typing error. */
const LONG = 5;

/** Minimum length of a prefix that represents its phrases; less for Han. */
const leastOf = (beginning: string) => (HAN.test(beginning) ? 2 : 3);

/** Chinese terms of a table of synonyms, which are certainly words, longest first. */
export const hanTermsOf = (groups: readonly (readonly string[])[]): string[] =>
  [...new Set(groups.flat())]
    .filter((word) => HAN.test(word) && !/[a-z]/i.test(word))
    .sort((a, b) => b.length - a.length);

/**
 * Takes groups of synonyms; returns a function that adds to each word of a query the sections with synonyms of its phrase,
 * the longest phrases first, since part of a phrase may mean something else. Words that the site does not have may also be
 * the start of a phrase, or a word of the table with a typing error.
 */
export function buildSynonyms(
  groups: readonly (readonly string[])[],
  { vocabulary, lookUp }: SectionIndex,
) {
  /** Phrases by their letters, with and without ending. */
  const table = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) {
      const letters = lettersOf(parseQuery(word));
      for (const key of new Set([letters, stem(letters)]))
        table.set(key, [...(table.get(key) ?? []), ...group]);
    }
  }

  const sameAs = (phrase: readonly Asked[]): readonly string[] => {
    const typed = lettersOf(phrase);
    const known = table.get(typed) ?? table.get(stem(typed));
    const last = phrase.at(-1);
    if (known || !last) return known ?? [];
    if (last.open && !vocabulary.has(last.text) && typed.length >= leastOf(typed)) {
      const begun = [...table].filter(([letters]) => letters.startsWith(typed));
      if (begun.length > 0) return begun.flatMap(([, group]) => group);
    }
    if (phrase.length > 1 || last.text.length < LONG || last.found.size > 0) return [];
    const [near = ''] = nearWords(last.text, table.keys(), false);
    return table.get(near) ?? [];
  };

  return (words: readonly Asked[]): void => {
    for (let from = 0; from < words.length; from++) {
      for (let to = Math.min(words.length, from + LONGEST); to > from; to--) {
        const phrase = words.slice(from, to);
        for (const other of new Set(sameAs(phrase))) {
          const terms = parseQuery(other).flatMap(({ han, text, forms }) =>
            han ? hanBigrams(text) : forms.whole,
          );
          const hits = lookUp(terms, { all: true, worth: KNOBS.synonym });
          for (const { found } of phrase) addHits(found, hits);
        }
      }
    }
  };
}
