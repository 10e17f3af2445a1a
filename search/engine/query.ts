import { cutHan, isFiller, isParticle, isStopWord } from './stopWords';
import { findRuns, type LatinForms, latinForms } from './tokenize';

/** The spec caps the input at 64 characters (specification 5); a longer query is cut, not refused. */
export const MAX_QUERY_LENGTH = 64;

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

/** Words with dashes between them, which stand in no name of a package or path. */
const DASHED = /(?<![\w@/.:-])[a-z]+(?:-[a-z]+)+(?![\w@/.:-])/gi;

/**
 * Query text as all later steps see it: `lib[0].format` is `lib.format`, `lib[0].output.minify` is `output.minify`, and
 * `tree-shaking` is `tree shaking`.
 */
export function normalizeQuery(query: string): string {
  const text = query.normalize('NFKC').slice(0, MAX_QUERY_LENGTH).trim();
  return text
    .replace(/\[\d*\](?=\.)/g, '')
    .replace(/^lib\.(?=\w+\.)/, '')
    .replace(DASHED, (words) => words.replaceAll('-', ' '));
}

const wordOf = (text: string, han: boolean, open: boolean): Word => ({
  text: text.toLowerCase(),
  han,
  forms: latinForms(text),
  open,
});

/** True for texts of the same length that differ in one character. */
export const differsInOne = (text: string, other: string): boolean =>
  text.length === other.length &&
  [...text].filter((char, i) => char !== other.charAt(i)).length === 1;

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

/** Letters of a word that may be the beginning of any other. */
const ANY = 2;

/**
 * The query without what may only have begun, to ask for when all of it finds nothing: a list must not be
 * empty while its last word is typed. Words that say little go too.
 * `isWord` tells whether the site has the last one, `isBeginning` whether it begins one: no letter makes one of any other.
 */
export function withoutBeginnings(
  words: readonly Word[],
  isWord: boolean,
  isBeginning: boolean,
): Word[][] {
  const last = words.at(-1);
  if (!last) return [];
  const shorter: Word[][] = [];
  // One character beside other words would be any word's.
  if (last.han && last.open && !isWord && last.text.length > (words.length > 1 ? ANY : 1))
    shorter.push([...words.slice(0, -1), wordOf(last.text.slice(0, -1), true, true)]);
  const isShort = last.han
    ? last.text.length < ANY || [...last.text].some(isParticle)
    : last.text.length <= ANY;
  const mayGrow = isBeginning || isShort || isFiller(last.text);
  for (let count = words.length - 1; mayGrow && count > 0; count--) {
    shorter.push(words.slice(0, count));
    if (!isFiller(words[count - 1]?.text ?? '')) break;
  }
  return shorter;
}
