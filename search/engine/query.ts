import { cutHan, isFiller, isStopWord } from './stopWords';
import { compact, findRuns, HAN, type LatinForms, latinForms } from './tokenize';

/** Whether the site has a word, or with `isOpen` one that starts with it. */
export type IsKnown = (word: string, isOpen: boolean) => boolean;

/** Maximum length of the input (specification 5); a longer query is truncated. */
const MAX_QUERY_LENGTH = 64;

/** A word of the query: a Latin word (or dotted path) or a run of Han without function words. */
export interface Word {
  /** In lower case. */
  text: string;
  han: boolean;
  forms: LatinForms;
  /** Whether the word may still be incomplete, because the query ends with it. */
  open: boolean;
  /** Whether it is a path of a file of the reader, which pages need not have: `./foo`, `@/utils`. */
  isOwnPath?: boolean;
}

/** Normalizes a query: `lib[0].format` becomes `lib.format`, and `lib[0].output.minify` becomes `output.minify`. */
export function normalizeQuery(query: string): string {
  const text = query.normalize('NFKC').slice(0, MAX_QUERY_LENGTH).trim();
  return text
    .replace(/[“”]/g, '"')
    .replace(/\[\d*\](?=\.)/g, '')
    .replace(/^lib\.(?=\w+\.)/, '')
    .replace(/n['’](?:t\b|$)/g, 'nt');
}

/** Splits names in code such as `rollup_options`, `build.rollupOptions` into words; not error codes. */
export const namesAsWords = (query: string): string =>
  query.replace(/(?<![\w@/.-])(?!ERR_)[a-z]\w*(?:[.-]\w+)*/gi, (name) =>
    /\d/.test(name) ? name : latinForms(name).words.join(' '),
  );

const wordOf = (text: string, han: boolean, open: boolean): Word => ({
  text: text.toLowerCase(),
  han,
  forms: latinForms(text),
  open,
});

/** The letters of words, without separators. */
export const lettersOf = (words: readonly Word[]): string =>
  words.map(({ text }) => compact(text)).join('');

/** Splits a run of Han at the terms of the synonym table, which are certainly words. */
function cutAtTerms(run: string, terms: readonly string[]): string[] {
  const term = terms.find((one) => one.length > 1 && run.includes(one));
  if (!term) return run ? [run] : [];
  const at = run.indexOf(term);
  const after = run.slice(at + term.length);
  return [...cutAtTerms(run.slice(0, at), terms), term, ...cutAtTerms(after, terms)];
}

/**
 * Splits a query into words, without stop words unless there is nothing else.
 * `hanTerms` are known Chinese terms, longest first.
 */
export function parseQuery(query: string, hanTerms: readonly string[] = []): Word[] {
  const all = findRuns(query).flatMap(({ text, start, han }): Word[] => {
    // `@/` is the start of names, not a name.
    const open = /^[./-]?$/.test(query.slice(start + text.length)) || !/\w/.test(text);
    const isOwnPath = query.slice(0, start).endsWith('./') || /^@\/./.test(text);
    if (!han) return [{ ...wordOf(text, false, open), isOwnPath }];
    const pieces = cutHan(text).flatMap((piece) => cutAtTerms(piece, hanTerms));
    return pieces.map((piece, i) =>
      wordOf(piece, true, open && i === pieces.length - 1 && text.endsWith(piece)),
    );
  });
  // A single character next to words is a remainder, or the start of a word.
  const telling = all.filter(({ text }) => text.length > 1 && !isStopWord(text));
  return telling.length > 0 ? telling : all;
}

/** The end of a query: a Chinese character, a Latin word or the last part of a path. */
const LAST = /\s*(?:\p{Script=Han}|[\w$]+)[^\w$\p{Script=Han}]*$/u;

/**
 * The end of a query if it may be incomplete: a character (but not the second of a word that the site does not have), a
 * filler word, or a prefix of a word of the site that is not itself one. Empty otherwise, and if the query has nothing
 * else.
 */
export function lastBegun(query: string, isKnown: IsKnown): string {
  const [last = ''] = LAST.exec(query) ?? [];
  const word = last.trim().toLowerCase();
  const before = query.slice(0, query.length - last.length);
  const isSecond = HAN.test(before.slice(-1)) && !isKnown(before.slice(-2), false);
  const isBegun = isKnown(word, true) && (HAN.test(word) || !isKnown(word, false));
  const mayGrow = isBegun || isFiller(word) || (HAN.test(word) && !isSecond);
  return mayGrow && before ? last : '';
}
