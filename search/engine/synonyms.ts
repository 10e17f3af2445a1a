import { KNOBS } from './knobs';
import { type Asked, addHits } from './match';
import { lettersOf, parseQuery } from './query';
import type { SectionIndex } from './sectionIndex';
import { HAN, hanBigrams, stem } from './tokenize';

/** Maximum length of a phrase, in words of a query. */
const LONGEST = 3;

/** Chinese terms of a table of synonyms, which are certainly words, longest first. */
export const hanTermsOf = (groups: readonly (readonly string[])[]): string[] =>
  [...new Set(groups.flat())]
    .filter((word) => HAN.test(word) && !/[a-z]/i.test(word))
    .sort((a, b) => b.length - a.length);

/**
 * Takes groups of synonyms; returns a function that adds to each word of a query the sections with synonyms of its phrases.
 * Words that the site does not have may also be the start of a phrase.
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
    const mayGrow = last?.open && !vocabulary.has(last.text) && typed.length > 1;
    if (known || !mayGrow) return known ?? [];
    return [...table].filter(([letters]) => letters.startsWith(typed)).flatMap(([, all]) => all);
  };

  return (words: readonly Asked[]): void => {
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to++) {
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
