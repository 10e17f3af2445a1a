import { KNOBS } from './knobs';
import type { QueryGroup } from './query';
import type { LookUpOptions, Match, SectionIndex } from './sectionIndex';
import { hanBigrams, isMarked, stemTerm } from './tokenize';

/** How one section answers one group of the query. */
export interface GroupHit {
  score: number;
  /** Share of the group that was found, less for a guess: 1 is the very word. */
  share: number;
  /** Index term → fields. */
  terms: Match['terms'];
}

/** Section number → how it answers the group. */
export type GroupMatch = Map<number, GroupHit>;

/** Letters from which a word may have a slip; of a shorter one many others are one letter away, and few have one more. */
const SHORT = 4;
/** True for a word that begins with the letters of another and one between them: `shim` for `shm`. */
const hasOneMore = (term: string, word: string) =>
  [...word].some(
    (_, i) => i > 0 && term.startsWith(word.slice(0, i)) && term.startsWith(word.slice(i), i + 1),
  );

/** Adds a match to a group's, keeping the better share and summing nothing twice. */
export function addMatch(into: GroupMatch, id: number, hit: GroupHit): void {
  const known = into.get(id);
  if (!known) into.set(id, hit);
  else {
    into.set(id, {
      score: Math.max(known.score, hit.score),
      share: Math.max(known.share, hit.share),
      terms: new Map([...known.terms, ...hit.terms]),
    });
  }
}

/** Adds the sections that have any of the terms, or with `prefix` what they begin. `worth` as in `addAll`. */
function addAny(
  into: GroupMatch,
  index: SectionIndex,
  terms: readonly string[],
  { worth = 1, ...options }: LookUpOptions & { worth?: number } = {},
): void {
  for (const [id, { score, terms: found }] of index.lookUp(terms, options)) {
    addMatch(into, id, { score: score * worth, share: worth, terms: found });
  }
}

/** Adds the sections that have every one of the terms. `worth` is that of such a match, 0 to 1. */
export function addAll(
  into: GroupMatch,
  index: SectionIndex,
  terms: readonly string[],
  worth = 1,
): void {
  for (const [id, { score, terms: found }] of index.lookUp(terms)) {
    if (terms.every((term) => found.has(term))) {
      addMatch(into, id, { score: score * worth, share: worth, terms: found });
    }
  }
}

/** A number or code that differs in one sign is another one: `TS2742`, `es2020`. */
const isCode = (word: string) => /\d/.test(word);

function matchLatin({ forms, open }: QueryGroup, index: SectionIndex): GroupMatch {
  const found: GroupMatch = new Map();
  const { whole, parts, joined, words } = forms;
  // One letter is not a word, but `-w` is one.
  if (whole.length < 2) return found;
  addAny(found, index, [whole]);
  if (isMarked(whole)) {
    // `-w` begins nothing: it is a flag of one letter.
    if (open && whole.length > 2) addAny(found, index, [whole], { prefix: true });
    if (found.size > 0) return found;
  }
  if (joined !== whole && joined.length > 1) addAny(found, index, [joined]);
  if (parts.length > 1) addAll(found, index, parts);
  if (words.length > parts.length)
    addAll(found, index, words, index.has(whole) ? KNOBS.synonym : 1);
  // `picking` while it is typed.
  const stemmed = stemTerm(open && !index.has(whole) && whole.endsWith('in') ? `${whole}g` : whole);
  if (index.has(stemmed)) addAny(found, index, [stemmed]);
  if (open) {
    const last = index.has(whole) ? whole : (parts.at(-1) ?? '');
    for (const beginning of new Set([whole, joined, last])) {
      if (beginning.length > 2 || beginning === whole)
        addAny(found, index, [beginning], { prefix: true });
    }
  }
  // A name with its version: `vue3`.
  const name = /^([a-z]{3,})\d{1,2}$/.exec(whole)?.[1];
  if (found.size === 0 && name) addAny(found, index, [name]);
  // The last part of a path has just begun.
  if (found.size === 0 && open && parts.length > 1 && (parts.at(-1) ?? '').length < SHORT)
    addAll(found, index, parts.slice(0, -1));
  if (found.size > 0) return found;
  const few = whole.length === SHORT - 1 && !isCode(whole);
  const near = whole.length < SHORT || isCode(whole) ? [] : index.near(whole, open);
  if (few) near.push(...index.near(whole, true).filter((term) => hasOneMore(term, whole)));
  addAny(found, index, near, { worth: KNOBS.synonym });
  return found;
}

function matchHan(group: QueryGroup, index: SectionIndex): GroupMatch {
  const found: GroupMatch = new Map();
  const pairs = [...new Set(hanBigrams(group.text))];
  if ([...group.text].length === 1) {
    addAny(found, index, pairs, { prefix: true });
    return found;
  }
  for (const [id, { score, terms }] of index.lookUp(pairs)) {
    const share = terms.size / pairs.length;
    found.set(id, { score: score * share, share, terms });
  }
  return found;
}

/** Sections that answer one group: the word itself, its parts and stem, its beginnings, then guesses. */
export function matchGroup(group: QueryGroup, index: SectionIndex): GroupMatch {
  return group.han ? matchHan(group, index) : matchLatin(group, index);
}
