import type { Finding } from '../finding';
import { proseOf } from './prose';

/** A word twice; “that that” and “had had” may be right, and so is “built-in in”. */
const TWICE = /(?<![\w'’-])(?!(?:that|had)\b)([a-z]+)\s+\1(?![\w'’-])/gi;

/** Words that an English page has twice in a row. */
export const englishFindings = (file: string, source: string): Finding[] =>
  proseOf(source).flatMap(({ text, line }) =>
    [...text.matchAll(TWICE)].map(({ 0: found, 1: write, index }) => ({
      file,
      line: line + text.slice(0, index).split('\n').length - 1,
      problem: `“${found.replace(/\s+/, ' ')}” repeats a word`,
      write,
    })),
  );
