/**
 * Frequent words and phrases, each written as one character of two bytes in the file of the records: gzip
 * takes about three bytes for each copy of a phrase, and forgets it after 32 KB. Only the build chooses
 * phrases; the worker reads them with `decoder`. Pure.
 */
import { encoder, FIRST, ROOM } from '../engine/alphabet';

/** What phrases are cut from: a word with the space before it, or a run of characters of three bytes. */
const PART = / ?[A-Za-z][a-z]*|[\u0800-\ud7ff\ue000-\uffff]{2,}/g;
const PART_OR_LARGE = new RegExp(`${PART.source}|[\\u0100-\\ud7ff\\ue000-\\uffff]`, 'g');
/** Most phrases: of 450 to 1000, the number that made the files of this site smallest. */
const MOST = 700;
/** Least number of uses. */
const FEWEST = 5;
/** Most characters of a phrase, and of one out of a run. */
const LONGEST = 20;
const LONGEST_OF_RUN = 8;

type Counts = ReadonlyMap<string, number>;

const isRun = (phrase: string) => phrase.charCodeAt(phrase.length - 1) >= 0x800;

/** Bits that a phrase takes under gzip without a code: its letters, or a copy of it, about. */
const bitsOf = (phrase: string) => Math.min(28, 4 + phrase.length * (isRun(phrase) ? 10 : 3.6));

/** Bits saved by a code, of 11 bits, for a phrase that is used so often, less its place in the list. */
const gainOf = (phrase: string, uses: number) =>
  uses * (bitsOf(phrase) - 11) - 1.3 * bitsOf(phrase);

function add(counts: Map<string, number>, phrase: string, uses: number): void {
  counts.set(phrase, (counts.get(phrase) ?? 0) + uses);
}

/** Words, and the pieces of runs. A longer piece is counted only where its beginning is frequent. */
function candidates(parts: Counts): Counts {
  const counts = new Map([...parts].filter(([part]) => !isRun(part) && part.length <= LONGEST));
  const runs = [...parts].filter(([part]) => isRun(part));
  for (let size = 2; size <= LONGEST_OF_RUN; size += 1) {
    for (const [run, uses] of runs) {
      for (let i = 0; i + size <= run.length; i += 1) {
        const beginning = counts.get(run.slice(i, i + size - 1)) ?? 0;
        if (size === 2 || beginning >= FEWEST) add(counts, run.slice(i, i + size), uses);
      }
    }
  }
  return counts;
}

/** A part as phrases, the longest first, and what is left of it, character by character. */
function cut(part: string, phrases: { has(piece: string): boolean }): string[] {
  const pieces: string[] = [];
  for (let i = 0; i < part.length; ) {
    let end = Math.min(part.length, i + LONGEST);
    while (end > i + 1 && !phrases.has(part.slice(i, end))) end -= 1;
    pieces.push(part.slice(i, end));
    i = end;
  }
  return pieces;
}

function best(counts: Counts, most: number): string[] {
  return [...counts]
    .map(([phrase, uses]) => ({ phrase, uses, gain: gainOf(phrase, uses) }))
    .filter(({ phrase, uses, gain }) => phrase.length > 1 && uses >= FEWEST && gain > 0)
    .sort((a, b) => b.gain - a.gain || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, most)
    .map(({ phrase }) => phrase);
}

/**
 * The phrases worth one of the codes that the alphabet leaves, in the order of their characters: sorted, the
 * list and the text compress better than with the most used first.
 */
export function choosePhrases(texts: readonly string[], alphabet: string): string[] {
  const most = Math.min(MOST, ROOM - alphabet.length);
  const parts = new Map<string, number>();
  for (const text of texts) for (const [part] of text.matchAll(PART)) add(parts, part, 1);
  const known = new Set(best(candidates(parts), 2 * most));
  // How often a phrase is used shows only among the others: not where a longer one stands.
  const uses = new Map<string, number>();
  for (const [part, times] of parts) {
    for (const piece of cut(part, known)) if (known.has(piece)) add(uses, piece, times);
  }
  return best(uses, most).sort();
}

/** A function that writes text in an alphabet followed by phrases; `decoder` of both reads it. */
export function phraseEncoder(
  alphabet: string,
  phrases: readonly string[],
): (text: string) => string {
  const encode = encoder(alphabet);
  if (phrases.length === 0) return encode;
  const codeOf = (place: number) => String.fromCharCode(FIRST + alphabet.length + place);
  const codes = new Map(phrases.map((phrase, place) => [phrase, codeOf(place)]));
  const write = (piece: string) => codes.get(piece) ?? encode(piece);
  return (text) => text.replace(PART_OR_LARGE, (part) => cut(part, codes).map(write).join(''));
}
