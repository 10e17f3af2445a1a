import type { PageRecord } from '../types';
import type { Word } from './query';
import { isFaint } from './stopWords';
import { findRuns } from './tokenize';

/**
 * Edit distance between two words: letters left out, added, changed, or two adjacent ones swapped. With `isOpen`, to the
 * nearest prefix of the other, because the word may be incomplete.
 */
function distance(word: string, other: string, isOpen: boolean): number {
  let before: number[] = [];
  let row = [...`${other} `].map((_, j) => j);
  [...word].forEach((letter, i) => {
    const next = [i + 1];
    [...other].forEach((same, j) => {
      const isSwap = letter === other[j - 1] && word[i - 1] === same;
      const steps = [row[j + 1], next[j], isSwap ? before[j - 1] : undefined];
      const change = (row[j] ?? 0) + (letter === same ? 0 : 1);
      next.push(Math.min(change, ...steps.map((step = Number.POSITIVE_INFINITY) => step + 1)));
    });
    [before, row] = [row, next];
  });
  return isOpen ? Math.min(...row) : (row.at(-1) ?? 0);
}

/** Minimum length of a word with two typing errors. */
const LONG = 8;

/** The terms nearest to a word with one or two typing errors, or `more` than that. */
export function nearWords(
  word: string,
  terms: Iterable<string>,
  isOpen: boolean,
  more = 0,
): string[] {
  let least = (word.length < LONG ? 1 : 2) + more;
  let found: string[] = [];
  for (const term of terms) {
    // The first letter may be missing, but is hardly ever wrong.
    if (term[0] !== word[0] && term !== term[0] + word) continue;
    if (!isOpen && Math.abs(term.length - word.length) > least) continue;
    const slips = distance(word, isOpen ? term.slice(0, word.length + least) : term, isOpen);
    if (slips > least) continue;
    if (slips < least) found = [];
    least = slips;
    found.push(term);
  }
  return found;
}

/** Maximum number of terms suggested (specification 2.7.10). */
const MAX_TERMS = 3;
/** Minimum length of a word to guess. */
const MIN_LETTERS = 4;

/**
 * Up to three suggestions for a query without results: its words that name a page or section, such names with one more
 * typing error than the search tolerates, and Chinese terms of `hanTerms` in it.
 */
export function nearTerms(
  words: readonly Word[],
  pages: readonly PageRecord[],
  hanTerms: readonly string[],
): string[] {
  const headings = pages.flatMap(({ sections }) => sections.map(({ heading }) => heading));
  const isName = (text: string) => text.length >= MIN_LETTERS && !isFaint(text);
  const names = new Map(
    findRuns(headings.join('\n')).map(({ text }) => [text.toLowerCase(), text] as const),
  );
  const terms = words.flatMap(({ han, text }) => {
    if (han) return hanTerms.filter((term) => term.length > 1 && text.includes(term));
    return isName(text) ? nearWords(text, [...names.keys()].filter(isName), false, 1) : [];
  });
  return [...new Set(terms)].slice(0, MAX_TERMS).map((term) => names.get(term) ?? term);
}
