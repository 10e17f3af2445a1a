import type { Marked } from '../types';
import { findRuns, latinForms, type Run, stemTerm } from './tokenize';

/** What to mark: index terms that matched, and prefixes of words still being typed. */
export interface Marks {
  terms: ReadonlySet<string>;
  beginnings: readonly string[];
}

/** Start and end of a part of a text. */
export type Range = [start: number, end: number];

/** A whole run, its parts, and their words: the largest that matched are marked. */
const LEVELS = [/.+/g, /[^.\-/:@?" ]+/g, /[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g];

function latinRanges({ text, start }: Run, { terms, beginnings }: Marks): Range[] {
  // A plain word has no parts.
  for (const level of /^[A-Za-z]?[a-z]*$/.test(text) ? LEVELS.slice(0, 1) : LEVELS) {
    const ranges = [...text.matchAll(level)].flatMap(({ 0: word, index }): Range[] => {
      const from = start + index;
      // `side-effect` is also indexed as `sideeffect`, and a field of JSON without its quotes.
      const { whole, joined } = latinForms(word);
      if (terms.has(whole) || terms.has(joined)) {
        const typed = beginnings.find((beginning) => whole.startsWith(beginning));
        return [[from, from + (typed ?? word).length]];
      }
      const isStem = [whole, joined].some((name) => terms.has(stemTerm(name)));
      return isStem ? [[from, from + word.length]] : [];
    });
    if (ranges.length > 0) return ranges;
  }
  return [];
}

const hanRanges = ({ text, start }: Run, { terms }: Marks): Range[] =>
  [...text].flatMap((_, i) =>
    [1, 2].flatMap((length): Range[] =>
      terms.has(text.slice(i, i + length)) ? [[start + i, start + i + length]] : [],
    ),
  );

/** Ranges of a text to mark, in order, without overlaps. */
export function markedRanges(text: string, marks: Marks): Range[] {
  const merged: Range[] = [];
  for (const run of findRuns(text)) {
    for (const [start, end] of run.han ? hanRanges(run, marks) : latinRanges(run, marks)) {
      const last = merged.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else merged.push([start, end]);
    }
  }
  return merged;
}

/** A text as marked parts. */
export function mark(text: string, marks: Marks): Marked {
  let at = 0;
  const parts = markedRanges(text, marks).flatMap(([start, end]) => {
    const plain = text.slice(at, start);
    at = end;
    return [plain, text.slice(start, end)];
  });
  return [...parts, text.slice(at)];
}
