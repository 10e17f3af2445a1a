import { KNOBS } from './knobs';
import type { Word } from './query';
import type { Found, SectionIndex } from './sectionIndex';
import { nearWords } from './slips';
import { isStopWord } from './stopWords';
import { compact, hanBigrams, isMarked, stemTerm } from './tokenize';

/** A word of a query with the sections that answer it. */
export interface Asked extends Word {
  found: Found;
}

/** Letters from which a word may have a slip; of a shorter one many others are one letter away. */
const SHORT = 4;

/** Adds hits to others: of two of a section the better numbers and all terms. */
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

/** A number or code that differs in one sign is another one: `TS2742`, `es2020`. */
const isCode = (word: string) => /\d/.test(word);

/** Terms that three letters begin but for one left out between the last two. */
const withoutOne = ([a = '', b = '', c = '']: string, names: ReadonlySet<string>) =>
  c ? [...names].filter((term) => term.startsWith(a + b) && term[3] === c) : [];

/** The terms nearest to a word that may have a slip. */
function slipsOf(word: string, open: boolean, isAlone: boolean, { names }: SectionIndex) {
  if (isCode(word)) return [];
  // Beside other words a short one is as well another word: `how to tie a tie`, `used cars for`.
  if (word.length < (isAlone || open ? SHORT : SHORT + 1))
    return open && isAlone ? withoutOne(word, names) : [];
  const whole = nearWords(word, names, false);
  // Nobody misses a word that says nothing.
  return whole.length > 0 || !open
    ? whole.filter((term) => !isStopWord(term))
    : nearWords(word, names, true);
}

function matchLatin({ forms, open }: Word, index: SectionIndex, isAlone: boolean): Found {
  const found: Found = new Map();
  const add = (...look: Parameters<SectionIndex['lookUp']>) =>
    addHits(found, index.lookUp(...look));
  const { whole, parts } = forms;
  // One letter is not a word, but `-w` is one.
  if (whole.length < 2) return found;
  add([whole]);
  if (isMarked(whole)) {
    // `-w` begins nothing: it is a flag of one letter.
    if (open && whole.length > 2) add([whole], { prefix: true });
    if (found.size > 0) return found;
  }
  if (parts.length > 1) add(parts, { all: true });
  // Also while an ending is typed: `pickin`.
  add([stemTerm(open ? whole.replace(/(?<=...)(?:in?|e)$/, '') : whole)]);
  // What a word of the site begins is less likely meant: `bun`, `bundle`.
  if (open) add([whole], { prefix: true, worth: found.size > 0 ? KNOBS.synonym : 1 });
  // A path that is cut in its last part, as a long message is.
  const last = whole.includes('/') ? (parts.at(-1) ?? '') : '';
  if (found.size === 0 && open && last.length >= SHORT) add([last], { prefix: true });
  // A name with its version: `vue3`.
  const name = /^([a-z]{3,})\d{1,2}$/.exec(whole)?.[1];
  if (found.size === 0 && name) add([name]);
  if (found.size === 0)
    for (const term of slipsOf(whole, open, isAlone, index)) add([term], { worth: KNOBS.synonym });
  return found;
}

function matchHan({ text }: Word, index: SectionIndex): Found {
  const pairs = [...new Set(hanBigrams(text))];
  const found = index.lookUp(pairs, { prefix: text.length === 1 });
  if (text.length > 1) for (const hit of found.values()) hit.share = hit.terms.size / pairs.length;
  return found;
}

/** A word with the sections that answer it: itself, its parts and stem, its beginnings, then guesses. */
export const matchWord = (word: Word, index: SectionIndex, isAlone: boolean): Asked => ({
  ...word,
  found: word.han ? matchHan(word, index) : matchLatin(word, index, isAlone),
});

/** Letters from which two words in one are not an accident. */
const JOINED = 5;

/**
 * Adds to all words of a query the sections that write it as one, each as good as the best so far, for a whole query is
 * not an accident: `are the types wrong` → `arethetypeswrong`.
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
