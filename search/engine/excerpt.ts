import { cutAtMarks, type Marks, markedRanges, type Range } from './highlight';
import { findRuns } from './tokenize';

/** Words of a text: a Latin run is one, two Han characters are one. */
function findWords(text: string): Range[] {
  const words: Range[] = [];
  for (const { text: run, start, han } of findRuns(text)) {
    if (!han) words.push([start, start + run.length]);
    else {
      for (let i = 0; i < run.length; i += 2) {
        words.push([start + i, start + Math.min(i + 2, run.length)]);
      }
    }
  }
  return words;
}

/** First word of the window with the most different matches, with two words of context before them. */
function bestWindow(
  text: string,
  words: readonly Range[],
  ranges: readonly Range[],
  count: number,
) {
  let best = 0;
  let most = 0;
  for (const range of ranges) {
    const at = words.findIndex(([, end]) => end > range[0]);
    const limit = words[at + count]?.[0] ?? text.length;
    const inside = ranges.filter(([start]) => start >= range[0] && start < limit);
    const different = new Set(inside.map(([s, e]) => text.slice(s, e).toLowerCase())).size;
    if (different > most) {
      most = different;
      best = at;
    }
  }
  const context = Math.min(2, Math.floor(count / 4));
  return Math.max(0, Math.min(best - context, words.length - count));
}

let segmenter: Intl.Segmenter | undefined;

/** The start and end of the Chinese word that an offset is inside of; the offset itself elsewhere. */
function wordAround(text: string, at: number): Range {
  const run = findRuns(text).find(
    ({ han, start, text: { length } }) => han && start < at && at < start + length,
  );
  if (!run || !('Segmenter' in Intl)) return [at, at];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const word = segmenter.segment(run.text).containing(at - run.start);
  const start = run.start + (word?.index ?? 0);
  return !word || start === at ? [at, at] : [start, start + word.segment.length];
}

/**
 * The best window of `count` words (specification 9: 10, or 5 at 768 px or less) in parts, by turns plain
 * and marked, cut at the ends of words with “…”. Without a match it is the beginning.
 */
export function excerpt(text: string, marks: Marks, count: number): string[] {
  const ranges = markedRanges(text, marks);
  const words = findWords(text);
  const first = bestWindow(text, words, ranges, count);
  const begin = first === 0 ? 0 : wordAround(text, words[first]?.[0] ?? 0)[1];
  const next = words[first + count]?.[0] ?? text.length;
  const end = Math.max(begin, wordAround(text, next)[0]);
  const parts = cutAtMarks(text, ranges, begin, begin + text.slice(begin, end).trimEnd().length);
  parts[0] = `${begin > 0 ? '…' : ''}${parts[0] ?? ''}`;
  return end < text.length ? [...parts.slice(0, -1), `${parts.at(-1) ?? ''}…`] : parts;
}
