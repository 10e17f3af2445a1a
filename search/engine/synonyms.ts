import { KNOBS } from './knobs';
import { addAll, addMatch, type GroupMatch } from './matchGroup';
import { nearTerm, parseQuery, type QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { compact, HAN, hanBigrams, stem } from './tokenize';

/** Longest phrase of the table, in groups of a query. */
const LONGEST = 4;
/** Letters from which a beginning stands for the phrases that it begins; fewer of Han. */
const BEGINNING = 4;
const BEGINNING_OF_HAN = 2;

/** A phrase without stop words and endings. */
const keyOf = (phrase: readonly QueryGroup[]) =>
  phrase.map(({ text }) => stem(compact(text))).join('');

/** A phrase without stop words. */
const lettersOf = (phrase: readonly QueryGroup[]) =>
  phrase.map(({ text }) => compact(text)).join('');

/** True when the site has a pair of characters of a run of Han. */
const hasPair = (text: string, index: SectionIndex) =>
  hanBigrams(text).some((pair) => index.has(pair));

export interface SynonymTable {
  /**
   * Other ways to say a phrase, by its letters only. With an index, what it does not have may also be the
   * beginning of a phrase, or a Chinese term with a wrong character.
   */
  othersOf(phrase: readonly QueryGroup[], index?: SectionIndex): readonly string[];
  /** Chinese terms of the table, longest first, for cutting runs of Han. */
  hanTerms: readonly string[];
}

/** Makes the table from groups of words that mean the same. */
export function buildSynonymTable(groups: readonly (readonly string[])[]): SynonymTable {
  const others = new Map<string, string[]>();
  /** Phrases with their endings, for what is not yet whole: `tree shakin`. */
  const letters = new Map<string, string>();
  const hanTerms = new Set<string>();
  for (const group of groups) {
    for (const word of group) {
      const phrase = parseQuery(word);
      const key = keyOf(phrase);
      letters.set(lettersOf(phrase), key);
      const rest = group.filter((other) => other !== word);
      others.set(key, [...(others.get(key) ?? []), ...rest]);
      if (HAN.test(word) && !/[a-z]/i.test(word)) hanTerms.add(word);
    }
  }
  const termsOfHan = [...hanTerms].sort((a, b) => b.length - a.length);
  const begunBy = (beginning: string) =>
    [...letters].flatMap(([whole, key]) =>
      whole.startsWith(beginning) ? [whole, ...(others.get(key) ?? [])] : [],
    );
  return {
    othersOf(phrase, index) {
      const key = keyOf(phrase);
      const known = others.get(key);
      if (known) return known;
      const last = phrase.at(-1);
      if (!last || !index) return [];
      if (last.open && !index.has(last.text)) {
        const typed = lettersOf(phrase);
        const enough = HAN.test(typed) ? BEGINNING_OF_HAN : BEGINNING;
        const begun = typed.length >= enough ? begunBy(typed) : [];
        if (begun.length > 0) return begun;
      }
      const isTypo =
        phrase.length === 1 && last.han && (last.text.length > 3 || !hasPair(last.text, index));
      const near = isTypo && nearTerm(last.text, termsOfHan);
      return near ? [near, ...(others.get(keyOf(parseQuery(near))) ?? [])] : [];
    },
    hanTerms: termsOfHan,
  };
}

/** Sections that have all words of a phrase. */
function matchPhrase(phrase: string, index: SectionIndex, worth = 1): GroupMatch {
  const terms = parseQuery(phrase).flatMap((group) =>
    group.han ? hanBigrams(group.text) : [group.forms.whole],
  );
  const found: GroupMatch = new Map();
  addAll(found, index, terms, worth);
  return found;
}

/**
 * Adds to each group the sections that say its phrase in other words, the longest phrases first: what is a
 * part of a phrase does not mean what it means alone.
 */
export function addSynonyms(
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
  index: SectionIndex,
  table: SynonymTable,
): void {
  for (let from = 0; from < groups.length; from++) {
    for (let to = Math.min(groups.length, from + LONGEST); to > from; to--) {
      const phrase = groups.slice(from, to);
      for (const other of table.othersOf(phrase, index)) {
        for (const [id, hit] of matchPhrase(other, index, KNOBS.synonym)) {
          for (const match of matches.slice(from, to)) {
            addMatch(match, id, { ...hit, score: hit.score / (to - from) });
          }
        }
      }
    }
  }
}
