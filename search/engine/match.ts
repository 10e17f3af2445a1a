import { KNOBS } from './knobs';
import type { Word } from './query';
import type { Found, SectionIndex } from './sectionIndex';
import { nearWords } from './slips';
import { compact, hanBigrams, isMarked, stemTerm } from './tokenize';

/** A word of a query with the sections that match it. */
export interface Asked extends Word {
  found: Found;
}

/** Minimum length of a word with a typing error; shorter ones are one letter away from many others. */
const SHORT = 4;

/** Merges hits: of two hits in a section, the better numbers and all terms. */
export function addHits(into: Found, hits: Found): void {
  for (const [id, hit] of hits) {
    const known = into.get(id) ?? { score: 0, share: 0, terms: [] };
    into.set(id, {
      score: Math.max(known.score, hit.score),
      share: Math.max(known.share, hit.share),
      terms: new Map([...known.terms, ...hit.terms]),
    });
  }
}

/** A number or code such as `TS2742`, `es2020`, which is another one if a character differs. */
const isCode = (word: string) => /\d/.test(word);

/** Terms that start with three letters if one was left out between the last two. */
const withoutOne = ([a = '', b = '', c = '']: string, names: ReadonlySet<string>) =>
  c ? [...names].filter((term) => term.startsWith(a + b) && term[3] === c) : [];

/** The terms nearest to a word that may have a typing error. */
function slipsOf(word: string, open: boolean, { names }: SectionIndex) {
  if (isCode(word)) return [];
  if (word.length < SHORT) return open ? withoutOne(word, names) : [];
  const whole = nearWords(word, names, false);
  return whole.length > 0 || !open ? whole : nearWords(word, names, true);
}

function matchLatin({ forms, open, isOwnPath }: Word, index: SectionIndex): Found {
  const found: Found = new Map();
  const add = (...look: Parameters<SectionIndex['lookUp']>) =>
    addHits(found, index.lookUp(...look));
  const { whole, parts } = forms;
  // One letter is not a word, but `-w` is one.
  if (whole.length < 2) return found;
  add([whole]);
  if (isMarked(whole) && found.size > 0) return found;
  if (parts.length > 1 && !isOwnPath) add(parts, { all: true });
  // Even while an ending is being typed: `debugg`, `debugge`, `debuggin`.
  const ended = open
    ? whole.replace(/(?<=...)in?$/, 'ing').replace(/(?<=..)([bdfgmnprt])\1e?$/, '$1')
    : whole;
  add([stemTerm(ended)]);
  if (open) add([whole], { prefix: true });
  // Of a path of the reader, pages know only the kind of file: `./logo.svg`.
  if (isOwnPath && found.size === 0) {
    const kind = /[^/]\.((?![cm]?[jt]sx?$)[a-z.]+)$/.exec(whole)?.[1];
    if (kind) add(kind.split('.'), { all: true });
    return found;
  }
  // A path that is truncated in its last part, as in a long message.
  const last = whole.includes('/') ? (parts.at(-1) ?? '') : '';
  if (found.size === 0 && open && last.length >= SHORT) add([last], { prefix: true });
  // A name with its version: `vue3`.
  const name = /^([a-z]{3,})\d{1,2}$/.exec(whole)?.[1];
  if (found.size === 0 && name) add([name]);
  if (found.size === 0)
    for (const term of slipsOf(whole, open, index)) add([term], { worth: KNOBS.synonym });
  return found;
}

function matchHan({ text }: Word, index: SectionIndex): Found {
  const pairs = [...new Set(hanBigrams(text))];
  const found = index.lookUp(pairs, { prefix: text.length === 1 });
  if (text.length > 1) for (const hit of found.values()) hit.share = hit.terms.size / pairs.length;
  return found;
}

/** A word with the sections that match it: literally, by parts and stem, by prefix, then by guesses. */
export const matchWord = (word: Word, index: SectionIndex): Asked => ({
  ...word,
  found: word.han ? matchHan(word, index) : matchLatin(word, index),
});

/** Minimum length of two words written as one that is not a coincidence. */
const JOINED = 5;

/**
 * Adds to all words of a query the sections that write the query as one word, as good as the best match so far: `are the
 * types wrong` → `arethetypeswrong`.
 */
export function addJoined(query: string, words: readonly Asked[], index: SectionIndex): void {
  const whole = compact(query);
  if (words.length < 2 || whole.length < JOINED) return;
  const hits = index.lookUp([whole], { prefix: words.at(-1)?.open ?? false });
  for (const { found } of words) {
    const most = Math.max(0, ...[...found.values()].map(({ score }) => score));
    addHits(
      found,
      new Map([...hits].map(([id, hit]) => [id, { ...hit, score: Math.max(hit.score, most) }])),
    );
  }
}
