import { escapeHtml } from './escape';
import { BETWEEN, findRuns, type Run, stemTerm } from './tokenize';

/** What to mark: index terms that matched, and beginnings of words still being typed. */
export interface Marks {
  terms: ReadonlySet<string>;
  beginnings: readonly string[];
}

/** Start and end of a part of a text. */
export type Range = [start: number, end: number];

function wordRange(word: string, start: number, { terms, beginnings }: Marks): Range | undefined {
  const lower = word.toLowerCase();
  if (terms.has(lower)) {
    const typed = beginnings.find((beginning) => lower.startsWith(beginning));
    return [start, start + (typed?.length ?? word.length)];
  }
  return terms.has(stemTerm(lower)) ? [start, start + word.length] : undefined;
}

function latinRanges({ text, start }: Run, marks: Marks): Range[] {
  const end = start + text.length;
  const whole = wordRange(text, start, marks);
  if (whole) return [whole];
  // A plain word has no parts.
  if (/^[A-Za-z]?[a-z]*$/.test(text)) return [];
  // `side-effect` is known as `sideeffect`, too, and a field of JSON without its quotes.
  const known = [/[" ]+/g, BETWEEN].map((between) => text.replace(between, ''));
  if (known.some((name) => wordRange(name, start, marks))) return [[start, end]];
  const ranges: Range[] = [];
  for (const part of text.matchAll(/[^.\-/:@" ]+/g)) {
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
  }
  return ranges;
}

/** Parts of a text to mark, in order, without overlaps. */
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

/** A slice of a text in parts, by turns plain and marked; the first is plain and may be empty. */
export function cutAtMarks(
  text: string,
  ranges: readonly Range[],
  from = 0,
  to = text.length,
): string[] {
  const parts: string[] = [];
  let at = from;
  for (const [start, end] of ranges) {
    if (end <= from || start >= to) continue;
    const [a, b] = [Math.max(start, from), Math.min(end, to)];
    parts.push(text.slice(at, a), text.slice(a, b));
    at = b;
  }
  return [...parts, text.slice(at, to)];
}

/** Escaped HTML of a whole field, its matches in `<mark>`. */
export function highlight(text: string, marks: Marks): string {
  return cutAtMarks(text, markedRanges(text, marks))
    .map((part, i) => (i % 2 === 0 ? escapeHtml(part) : `<mark>${escapeHtml(part)}</mark>`))
    .join('');
}
