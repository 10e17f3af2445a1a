import type { Marked } from '../types';
import { type Marks, mark, markedRanges, type Range } from './highlight';
import { HAN } from './tokenize';

/** Firefox before 125 has none; there two characters are a word. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;
const segmentsOf = (run: string) =>
  segmenter?.segment(run) ??
  Array.from(run.matchAll(/..?/gu), ({ 0: segment, index }) => ({ segment, index }));

/** Words of a text: separated by spaces, or segmented in Chinese. */
function findWords(text: string): Range[] {
  return [...text.matchAll(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu)].flatMap(
    ({ 0: run, index: start }): Range[] => {
      if (!HAN.test(run)) return /\w/.test(run) ? [[start, start + run.length]] : [];
      return [...segmentsOf(run)].map(({ segment, index }) => [
        start + index,
        start + index + segment.length,
      ]);
    },
  );
}

/**
 * The best window of `count` words (specification 9: 10, or 5 at 768 px or less), truncated at word boundaries with “…”: the
 * one with the most distinct matches, with some words before them; without a match, the start of the text.
 */
export function excerpt(text: string, marks: Marks, count: number): Marked {
  const ranges = markedRanges(text, marks);
  const words = findWords(text);
  let [first, most] = [0, 0];
  for (const [from] of ranges) {
    const at = words.findIndex(([, end]) => end > from);
    const limit = words[at + count]?.[0] ?? text.length;
    const inside = ranges.filter(([start]) => start >= from && start < limit);
    const different = new Set(inside.map(([s, e]) => text.slice(s, e).toLowerCase())).size;
    if (different > most) [first, most] = [at, different];
  }
  const context = Math.min(2, Math.floor(count / 4));
  first = Math.max(0, Math.min(first - context, words.length - count));
  const from = first === 0 ? 0 : (words[first]?.[0] ?? 0);
  const to = words[first + count]?.[0] ?? text.length;
  const parts = [...mark(text.slice(from, to).trimEnd(), marks)];
  if (from > 0) parts[0] = `…${parts[0]}`;
  if (to < text.length) parts.push(`${parts.pop()}…`);
  return parts;
}
