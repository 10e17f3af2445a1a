import type { GroupHit } from './matchGroup';
import type { QueryGroup } from './query';
import { findRuns, hanBigrams, latinForms, stemTerm } from './tokenize';

/** A pair of Han characters is half a word. */
const PAIR = 0.5;

/** The words of a keyword: the index terms by which each is met, and what it counts. */
type Phrase = readonly { terms: readonly string[]; worth: number }[];

/** Phrases that were read: they are asked for at every key. */
const PHRASES = new Map<string, Phrase>();

function readPhrase(text: string): Phrase {
  const known = PHRASES.get(text);
  if (known) return known;
  const phrase = findRuns(text).flatMap(({ text: run, han }) => {
    if (han) return hanBigrams(run).map((pair) => ({ terms: [pair], worth: PAIR }));
    const { whole } = latinForms(run);
    return [{ terms: [whole, stemTerm(whole)], worth: 1 }];
  });
  PHRASES.set(text, phrase);
  return phrase;
}

/** Share of a word of a keyword that a query has typed, where it only begins it; other words are met as a whole. */
const begun = (typed: string, word: string) =>
  word.startsWith(typed) && stemTerm(word) !== stemTerm(typed) ? typed.length / word.length : 1;

const sum = (words: Iterable<Phrase[number]>) =>
  [...words].reduce((all, { worth }) => all + worth, 0);

/**
 * How much the nearest keyword of a section and the query are the same, 0 to 1: the share of the query's weight that
 * stands in the keyword, times the share of the keyword's words that the query has. `hits` are those of the section
 * by group, `weights` those of the groups.
 */
export function keywordLikeness(
  keywords: readonly string[],
  groups: readonly QueryGroup[],
  hits: readonly (GroupHit | undefined)[],
  weights: readonly number[],
): number {
  const all = weights.reduce((total, one) => total + one, 0) || 1;
  const inKeywords = hits.map((hit) =>
    [...(hit?.terms ?? [])].flatMap(([term, fields]) => (fields.includes('keywords') ? term : [])),
  );
  if (inKeywords.every(({ length }) => length === 0)) return 0;
  const likenessOf = (phrase: Phrase) => {
    const met = new Set<Phrase[number]>();
    let weight = 0;
    groups.forEach((group, g) => {
      const found = phrase.filter(({ terms }) =>
        terms.some((term) => inKeywords[g]?.includes(term)),
      );
      if (found.length === 0) return;
      for (const word of found) met.add(word);
      const begins = () => found.map(({ terms: [word = ''] }) => begun(group.text, word));
      // A run of Han has as many pairs as characters but one.
      const share = group.han
        ? Math.min(1, found.length / Math.max(1, group.text.length - 1))
        : (hits[g]?.share ?? 0) * Math.max(...begins());
      weight += share * (weights[g] ?? 0);
    });
    return ((weight / all) * sum(met)) / (sum(phrase) || 1);
  };
  return Math.max(...keywords.map((keyword) => likenessOf(readPhrase(keyword))));
}
