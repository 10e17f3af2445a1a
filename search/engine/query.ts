import { cutHan, isFiller, isParticle, isStopWord } from './stopWords';
import { findRuns, type LatinForms, latinForms, stemTerm } from './tokenize';

/** The spec caps the input at 64 characters (specification 5); a longer query is cut, not refused. */
export const MAX_QUERY_LENGTH = 64;

/** One thing the reader typed: a Latin word (or dotted path) or a run of Han without function words. */
export interface QueryGroup {
  text: string;
  han: boolean;
  forms: LatinForms;
  /** True when the word may still be growing: the query ends in it. */
  open: boolean;
  /** True for a path from a file of the reader's, which may be of no page: `./foo`. */
  isOwnPath?: boolean;
}

/** True for an index term that is a word of the query as typed: itself, a part, a form or what it begins. */
export function isLiteral(term: string, { text, han, forms, open }: QueryGroup): boolean {
  if (han) return text.includes(term);
  const { whole, joined, parts, words } = forms;
  const isForm = [whole, joined, stemTerm(whole), ...parts, ...words].includes(term);
  return isForm || (open && term.startsWith(whole));
}

/** Query text as all later steps see it: `lib[0].format` is `lib.format`, and `lib[0].output.minify` is `output.minify`. */
export function normalizeQuery(query: string): string {
  const text = query.normalize('NFKC').slice(0, MAX_QUERY_LENGTH).trim();
  return text.replace(/\[\d*\](?=\.)/g, '').replace(/^lib\.(?=\w+\.)/, '');
}

/** A Latin word of a query. */
export function latinGroup(text: string, open: boolean): QueryGroup {
  return { text: text.toLowerCase(), han: false, forms: latinForms(text), open };
}

function hanGroup(text: string, open: boolean): QueryGroup {
  return { text, han: true, forms: latinForms(''), open };
}

/** True for texts of the same length that differ in one character. */
export const differsInOne = (text: string, other: string): boolean =>
  text.length === other.length &&
  [...text].filter((char, i) => char !== other.charAt(i)).length === 1;

/** The term of three characters or more that differs from the text in one: a typo of it. */
export const nearTerm = (text: string, terms: readonly string[]): string | undefined =>
  terms.find((term) => text.length > 2 && differsInOne(text, term));

/** Cuts a run of Han around the terms of the synonym table, which are words for sure. */
function cutAtTerms(run: string, terms: readonly string[]): string[] {
  if (nearTerm(run, terms)) return [run];
  for (const term of terms) {
    const at = run.indexOf(term);
    if (at < 0 || term.length < 2) continue;
    const [before = [], after = []] = [run.slice(0, at), run.slice(at + term.length)].map((part) =>
      part ? cutAtTerms(part, terms) : [],
    );
    return [...before, term, ...after];
  }
  return [run];
}

/**
 * Splits a query into the things it asks for. Stop words go unless nothing else is left.
 * `hanTerms` are known Chinese terms, longest first.
 */
export function parseQuery(query: string, hanTerms: readonly string[] = []): QueryGroup[] {
  const groups: QueryGroup[] = [];
  for (const { text, start, han } of findRuns(query)) {
    // `@/` begins names and is none.
    const open = /^[./-]?$/.test(query.slice(start + text.length)) || !/\w/.test(text);
    const isOwnPath = query.slice(0, start).endsWith('./');
    if (!han) groups.push({ ...latinGroup(text, open), isOwnPath });
    else {
      const pieces = cutHan(text).flatMap((piece) => cutAtTerms(piece, hanTerms));
      const isLast = (piece: string, i: number) =>
        open && i === pieces.length - 1 && text.endsWith(piece);
      groups.push(...pieces.map((piece, i) => hanGroup(piece, isLast(piece, i))));
    }
  }
  const telling = groups.filter(({ text }) => !isStopWord(text));
  // A single character beside words is what was left between them, or a word that has just begun.
  const words = telling.filter(({ text }) => text.length > 1);
  return words.length > 0 ? words : groups;
}

/** Letters of a word that may be the beginning of any other. */
const ANY = 2;

/**
 * The query without what may only have begun, to ask for when all of it finds nothing: a list must not be
 * empty while its last word is typed. Words that say little go too.
 * `isWord` tells whether the site has the last one, `isBeginning` whether it begins one: no letter makes one of any other.
 */
export function withoutBeginnings(
  groups: readonly QueryGroup[],
  isWord: boolean,
  isBeginning: boolean,
): QueryGroup[][] {
  const last = groups.at(-1);
  if (!last) return [];
  const shorter: QueryGroup[][] = [];
  // One character beside other words would be any word's.
  if (last.han && last.open && !isWord && last.text.length > (groups.length > 1 ? ANY : 1))
    shorter.push([...groups.slice(0, -1), hanGroup(last.text.slice(0, -1), true)]);
  const isShort = last.han
    ? last.text.length < ANY || [...last.text].some(isParticle)
    : last.text.length <= ANY;
  const mayGrow = isBeginning || isShort || isFiller(last.text);
  for (let count = groups.length - 1; mayGrow && count > 0; count--) {
    shorter.push(groups.slice(0, count));
    if (!isFiller(groups[count - 1]?.text ?? '')) break;
  }
  return shorter;
}
