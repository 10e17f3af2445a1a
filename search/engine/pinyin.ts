import type { SearchRecords } from '../types';
import { addMatch, type GroupMatch } from './matchGroup';
import type { QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { cutHan } from './stopWords';
import { matchPhrase, type SynonymTable } from './synonyms';
import { findRuns } from './tokenize';

/** Most readings of one word that are looked up. */
const MOST_READINGS = 24;

/** Chinese words for letters typed in pinyin; those that need two words have a space between them. */
export type PinyinReader = (letters: string) => readonly string[];

/** How many characters from `at` the letters spell; 0 when they do not. The last syllable may be half typed. */
function spelled(units: readonly (readonly string[])[], at: number, letters: string): number {
  for (const syllable of units[at] ?? []) {
    if (syllable.startsWith(letters)) return 1;
    if (!letters.startsWith(syllable)) continue;
    const rest = spelled(units, at + 1, letters.slice(syllable.length));
    if (rest > 0) return rest + 1;
  }
  return 0;
}

/** True when the letters are the first ones of the syllables from `at` on. */
const isInitials = (units: readonly (readonly string[])[], at: number, letters: string) =>
  [...letters].every((letter, i) => units[at + i]?.some((syllable) => syllable[0] === letter));

/**
 * Reads pinyin as words of the headings, groups, synonyms and keywords: whole syllables (`mokuai`), a half typed last
 * one, or the initials of a word's two or more syllables (`mklb`). Empty table: reads nothing.
 */
export function buildPinyinReader({ pages, synonyms, pinyin }: SearchRecords): PinyinReader {
  const sections = pages.flatMap((page) => page.sections);
  const texts = [
    ...sections.map(({ heading, keywords = '' }) => `${heading};${keywords}`),
    ...pages.map(({ group }) => group),
    ...synonyms.map((group) => group.join(';')),
  ];
  const words = new Set(
    texts.flatMap((text) =>
      findRuns(text.normalize('NFKC')).flatMap(({ text: run, han }) => (han ? cutHan(run) : [])),
    ),
  );
  const runs = [...words]
    .filter((word) => word.length > 1)
    .map((word) => ({
      word,
      units: [...word].map((char) => (pinyin[char] ?? '').split(' ').filter(Boolean)),
    }));
  /** Places in words by the first letters of their syllables: all others need no look at every key. */
  const places = new Map<string, { word: string; units: string[][]; at: number }[]>();
  for (const { word, units } of runs) {
    units.forEach((syllables, at) => {
      for (const letter of new Set(syllables.map(([first = '']) => first))) {
        const known = places.get(letter);
        if (known) known.push({ word, units, at });
        else places.set(letter, [{ word, units, at }]);
      }
    });
  }
  const placesOf = ([first = '']: string) => places.get(first) ?? [];
  const named = new Set(synonyms.flat());
  const known = new Map<string, readonly string[]>();

  const asSyllables = (letters: string) =>
    placesOf(letters).flatMap(({ word, units, at }) => {
      const count = spelled(units, at, letters);
      // One syllable is the beginning of a word.
      const isWord = count > 1 || (count === 1 && at === 0);
      if (!isWord) return [];
      const read = word.slice(at, at + Math.max(2, count));
      // Of a word that has only begun, the synonyms are known by the whole.
      return at === 0 && named.has(word) ? [read, word] : [read];
    });
  const asInitials = (letters: string) =>
    placesOf(letters).flatMap(({ word, units, at }) => {
      if (at > 0) return [];
      const isWhole = letters.length > 2 || word.length === 2;
      return isWhole && isInitials(units, 0, letters) ? [word.slice(0, letters.length)] : [];
    });
  const asOne = (letters: string) => {
    if (letters.length < 2) return [];
    const syllables = asSyllables(letters);
    return [...new Set(syllables.length > 0 ? syllables : asInitials(letters))];
  };
  const asTwo = (letters: string) => {
    for (let cut = letters.length - 2; cut > 1; cut--) {
      const [first, second] = [asOne(letters.slice(0, cut)), asOne(letters.slice(cut))];
      if (first.length * second.length > 0)
        return first.slice(0, 5).flatMap((a) => second.slice(0, 5).map((b) => `${a} ${b}`));
    }
    return [];
  };
  return (letters) => {
    if (runs.length === 0 || Object.keys(pinyin).length === 0) return [];
    const kept = known.get(letters);
    if (kept) return kept;
    const one = asOne(letters);
    const read = (one.length > 0 ? one : asTwo(letters)).slice(0, MOST_READINGS);
    known.set(letters, read);
    return read;
  };
}

/** Adds to the words that the site does not know the sections that have them in Chinese. */
export function addPinyin(
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
  index: SectionIndex,
  read: PinyinReader,
  table: SynonymTable,
): void {
  const unknown = groups.flatMap(({ text }, g) =>
    /^[a-z]+$/.test(text) && !index.has(text) ? [g] : [],
  );
  const add = (letters: string, places: readonly number[]) => {
    const readings = read(letters);
    for (const reading of readings) {
      const group = { text: reading, han: true, open: false } as QueryGroup;
      for (const phrase of [reading, ...table.othersOf([group])]) {
        for (const [id, hit] of matchPhrase(phrase, index)) {
          for (const g of places) {
            const match = matches[g];
            if (match) addMatch(match, id, { ...hit, score: hit.score / places.length });
          }
        }
      }
    }
    return readings.length > 0;
  };
  // `mo kuai lian bang` is one word, `goujian huancun` are two.
  const together = unknown.map((g) => groups[g]?.text ?? '').join('');
  if (
    unknown.length > 1 &&
    unknown.length === groups.length &&
    read(together).some((word) => !word.includes(' '))
  ) {
    add(together, unknown);
  } else for (const g of unknown) add(groups[g]?.text ?? '', [g]);
}
