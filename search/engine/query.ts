import { cutHan, isFiller, isStopWord } from './stopWords';
import { compact, findRuns, HAN, type LatinForms, latinForms } from './tokenize';

/** True for what the site has, or with `isOpen` for what begins a word of it. */
export type IsKnown = (word: string, isOpen: boolean) => boolean;

/** The spec caps the input at 64 characters (specification 5); a longer query is cut, not refused. */
const MAX_QUERY_LENGTH = 64;

/** One thing the reader typed: a Latin word (or dotted path) or a run of Han without function words. */
export interface Word {
  /** In lower case. */
  text: string;
  han: boolean;
  forms: LatinForms;
  /** True when the word may still be growing: the query ends in it. */
  open: boolean;
  /** True for a path from a file of the reader's, which may be of no page: `./foo`. */
  isOwnPath?: boolean;
}

/** Query text as all later steps see it: `lib[0].format` is `lib.format`, and `lib[0].output.minify` is `output.minify`. */
export function normalizeQuery(query: string): string {
  const text = query.normalize('NFKC').slice(0, MAX_QUERY_LENGTH).trim();
  return text
    .replace(/[“”]/g, '"')
    .replace(/\[\d*\](?=\.)/g, '')
    .replace(/^lib\.(?=\w+\.)/, '')
    .replace(/n['’](?:t\b|$)/g, 'nt');
}

/** Names in code as their words: `rollup_options`, `build.rollupOptions`; not an error's code, which is that or nothing. */
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

/** Words by their letters only, without what stands between them. */
export const lettersOf = (words: readonly Word[]): string =>
  words.map(({ text }) => compact(text)).join('');

/** Cuts a run of Han around the terms of the synonym table, which are words for sure. */
function cutAtTerms(run: string, terms: readonly string[]): string[] {
  const term = terms.find((one) => one.length > 1 && run.includes(one));
  if (!term) return run ? [run] : [];
  const at = run.indexOf(term);
  const after = run.slice(at + term.length);
  return [...cutAtTerms(run.slice(0, at), terms), term, ...cutAtTerms(after, terms)];
}

/**
 * Splits a query into the things it asks for. Stop words go unless nothing else is left.
 * `hanTerms` are known Chinese terms, longest first.
 */
export function parseQuery(query: string, hanTerms: readonly string[] = []): Word[] {
  const all = findRuns(query).flatMap(({ text, start, han }): Word[] => {
    // `@/` begins names and is none.
    const open = /^[./-]?$/.test(query.slice(start + text.length)) || !/\w/.test(text);
    const isOwnPath = query.slice(0, start).endsWith('./');
    if (!han) return [{ ...wordOf(text, false, open), isOwnPath }];
    const pieces = cutHan(text).flatMap((piece) => cutAtTerms(piece, hanTerms));
    return pieces.map((piece, i) =>
      wordOf(piece, true, open && i === pieces.length - 1 && text.endsWith(piece)),
    );
  });
  // A single character beside words is what was left between them, or a word that has just begun.
  const telling = all.filter(({ text }) => text.length > 1 && !isStopWord(text));
  return telling.length > 0 ? telling : all;
}

/** The end of a query: a Chinese character, a Latin word or the last part of a path. */
const LAST = /\s*(?:\p{Script=Han}|[\w$]+)[^\w$\p{Script=Han}]*$/u;

/**
 * What ends a query and may only have begun: a character, but not the second of a word that the site does not have, a
 * word that says little, or what begins a word of the site and is none, as `isKnown` tells. Empty for any other word,
 * and for a query of nothing else.
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
