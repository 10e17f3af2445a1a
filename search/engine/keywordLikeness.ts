import type { GroupHit } from './matchGroup';
import type { QueryGroup } from './query';
import { isStopWord } from './stopWords';
import { findRuns, hanBigrams, latinForms, stemTerm } from './tokenize';

/** A pair of Han characters is half a word. */
const PAIR = 0.5;

/** The words of a keyword: the index terms by which each is met, and what it counts. */
type Phrase = readonly { terms: readonly string[]; worth: number }[];

/** Phrases that were read: they are asked for at every key, and the site has some thousand. */
const PHRASES = new Map<string, Phrase>();
const MAX_PHRASES = 10_000;

function readPhrase(text: string): Phrase {
  const known = PHRASES.get(text);
  if (known) return known;
  const phrase = findRuns(text).flatMap(({ text: run, han }) => {
    if (han) return hanBigrams(run).map((pair) => ({ terms: [pair], worth: PAIR }));
    const { whole } = latinForms(run);
    return isStopWord(whole) ? [] : [{ terms: [whole, stemTerm(whole)], worth: 1 }];
  });
  if (PHRASES.size >= MAX_PHRASES) PHRASES.clear();
  PHRASES.set(text, phrase);
  return phrase;
}

/** Share of a word of a keyword that a query has typed, where it only begins it; other words are met as a whole. */
const begun = (typed: string, word: string) =>
  word.startsWith(typed) && stemTerm(word) !== stemTerm(typed) ? typed.length / word.length : 1;

/**
 * How much a keyword of a section and the query are the same, 0 to 1: the share of the query's weight that stands
 * in the keyword, times the share of the keyword's words that the query has. `hits` are those of the section by
 * group, `weights` those of the groups.
 */
export function keywordLikeness(
  keyword: string,
  groups: readonly QueryGroup[],
  hits: readonly (GroupHit | undefined)[],
  weights: readonly number[],
): number {
  const phrase = readPhrase(keyword);
  const met = new Set<Phrase[number]>();
  let weight = 0;
  groups.forEach((group, g) => {
    const hit = hits[g];
    if (!hit) return;
    const found = phrase.filter(({ terms }) =>
      terms.some((term) => hit.terms.get(term)?.includes('keywords')),
    );
    for (const word of found) met.add(word);
    if (found.length === 0) return;
    // A run of Han has as many pairs as characters but one.
    const share = group.han
      ? Math.min(1, found.length / Math.max(1, group.text.length - 1))
      : hit.share * Math.max(...found.map(({ terms: [word = ''] }) => begun(group.text, word)));
    weight += share * (weights[g] ?? 0);
  });
  const sum = (words: Iterable<Phrase[number]>) =>
    [...words].reduce((all, { worth }) => all + worth, 0);
  const all = weights.reduce((total, one) => total + one, 0) || 1;
  return ((weight / all) * sum(met)) / (sum(phrase) || 1);
}
