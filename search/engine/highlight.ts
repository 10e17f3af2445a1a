import type { Highlight } from '../types';
import { escapeHtml } from './escape';
import { findRuns, type Run, stemTerm } from './tokenize';

/** What to mark: index terms that matched, and beginnings of words still being typed. */
export interface Marks {
  terms: ReadonlySet<string>;
  beginnings: readonly string[];
}

type Range = [start: number, end: number];

function wordRange(word: string, start: number, { terms, beginnings }: Marks): Range | undefined {
  const lower = word.toLowerCase();
  if (terms.has(lower)) {
    const typed = beginnings.find((beginning) => lower.startsWith(beginning));
    return [start, start + (typed?.length ?? word.length)];
  }
  return terms.has(stemTerm(lower)) ? [start, start + word.length] : undefined;
}

function latinRanges({ text, start }: Run, marks: Marks): Range[] {
  const whole = wordRange(text, start, marks);
  if (whole) return [whole];
  const ranges: Range[] = [];
  for (const part of text.matchAll(/[^.\-/:]+/g)) {
    const range = wordRange(part[0], start + part.index, marks);
    if (range) {
      ranges.push(range);
      continue;
    }
    for (const word of part[0].matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g)) {
      const inner = wordRange(word[0], start + part.index + word.index, marks);
      if (inner) ranges.push(inner);
    }
  }
  return ranges;
}

function hanRanges({ text, start }: Run, { terms }: Marks): Range[] {
  const ranges: Range[] = [];
  for (let i = 0; i < text.length; i++) {
    if (terms.has(text.charAt(i))) ranges.push([start + i, start + i + 1]);
    if (terms.has(text.slice(i, i + 2))) ranges.push([start + i, start + i + 2]);
    if (terms.has(`${text.charAt(i)}*${text.charAt(i + 2)}`))
      ranges.push([start + i, start + i + 3]);
  }
  return ranges;
}

/** Parts of a text to mark, in order, without overlaps. */
function markedRanges(text: string, marks: Marks): Range[] {
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

/** Escaped HTML of a slice of a text, matches in `<mark>`. */
function markSlice(text: string, ranges: readonly Range[], from = 0, to = text.length) {
  let html = '';
  let at = from;
  for (const [start, end] of ranges) {
    if (end <= from || start >= to) continue;
    const [a, b] = [Math.max(start, from), Math.min(end, to)];
    html += `${escapeHtml(text.slice(at, a))}<mark>${escapeHtml(text.slice(a, b))}</mark>`;
    at = b;
  }
  return html + escapeHtml(text.slice(at, to));
}

/** A whole field with its matches marked. */
export function highlight(text: string, marks: Marks): Highlight {
  const ranges = markedRanges(text, marks);
  return describe(text, ranges, markSlice(text, ranges));
}

function describe(text: string, ranges: readonly Range[], value: string): Highlight {
  const words = new Set(ranges.map(([start, end]) => text.slice(start, end).toLowerCase()));
  const full = ranges.length === 1 && ranges[0]?.[0] === 0 && ranges[0]?.[1] === text.length;
  return {
    value,
    matchLevel: ranges.length === 0 ? 'none' : full ? 'full' : 'partial',
    matchedWords: [...words],
  };
}

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

/** The best window of `count` words (specification 9: 10, or 5 at 768 px or less), matches marked. */
export function snippet(text: string, marks: Marks, count: number): Highlight {
  const ranges = markedRanges(text, marks);
  const words = findWords(text);
  const first = bestWindow(text, words, ranges, count);
  const from = words[first]?.[0] ?? 0;
  const to = words[first + count]?.[0] ?? text.length;
  const begin = first === 0 ? 0 : from;
  const slice = text.slice(begin, to).trimEnd();
  const html = markSlice(text, ranges, begin, begin + slice.length);
  const value = `${first > 0 ? '…' : ''}${html}${to < text.length ? '…' : ''}`;
  return describe(text, ranges, value);
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
