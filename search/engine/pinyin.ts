import type { SearchRecords } from '../types';
import { addMatch, type GroupMatch } from './matchGroup';
import type { QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { cutHan } from './stopWords';
import { matchPhrase, type SynonymTable } from './synonyms';
import { findRuns } from './tokenize';

/** Most readings of one word that are looked up. */
const MAX_READINGS = 24;

export interface PinyinReader {
  /** Chinese words for letters typed in pinyin. */
  read(letters: string): readonly string[];
  /** Letters of several words, cut into those of each; syllables between them are left out. Empty when they are none. */
  cut(letters: string): readonly string[];
}

/** A place where a word begins in a run of Han. */
interface Place {
  run: string;
  /** Syllables of each character. */
  units: string[][];
  at: number;
}

/** Numbers of letters after which the letters have spelled whole characters from `at` on, two at least. */
function ends(units: Place['units'], at: number, letters: string): number[] {
  const found: number[] = [];
  const walk = (unit: number, from: number) => {
    for (const syllable of units[unit] ?? []) {
      if (!letters.startsWith(syllable, from)) continue;
      if (unit > at) found.push(from + syllable.length);
      walk(unit + 1, from + syllable.length);
    }
  };
  walk(at, 0);
  return found;
}

/** How many characters from `at` the letters spell; 0 when they do not. The last syllable may be half typed. */
function spelled(units: Place['units'], at: number, letters: string): number {
  for (const syllable of units[at] ?? []) {
    if (syllable.startsWith(letters)) return 1;
    if (!letters.startsWith(syllable)) continue;
    const rest = spelled(units, at + 1, letters.slice(syllable.length));
    if (rest > 0) return rest + 1;
  }
  return 0;
}

/** True when the letters are the first ones of the syllables from the place on. */
const isInitials = ({ units, at }: Place, letters: string) =>
  [...letters].every((letter, i) => units[at + i]?.some((syllable) => syllable[0] === letter));

/** Finds the places of texts at which a word may be read, by the first letter of their first syllables. */
function findPlaces(texts: Iterable<string>, pinyin: SearchRecords['pinyin']) {
  const syllables = new Map<string, string[]>();
  for (const [, syllable = '', chars = ''] of pinyin.matchAll(/([a-z]+)(\P{ASCII}+)/gu)) {
    for (const char of chars) syllables.set(char, [...(syllables.get(char) ?? []), syllable]);
  }
  const runs = new Set<string>();
  for (const text of texts) {
    for (const { text: run, han } of findRuns(text.normalize('NFKC')))
      if (han) for (const piece of cutHan(run)) runs.add(piece);
  }
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const places = new Map<string, Place[]>();
  for (const run of runs) {
    if (run.length < 2) continue;
    const units = [...run].map((char) => syllables.get(char) ?? []);
    const begins = [...segmenter.segment(run)].map(({ index }) => index);
    for (const at of begins) {
      for (const first of new Set(units[at]?.map(([letter = '']) => letter))) {
        places.set(first, [...(places.get(first) ?? []), { run, units, at }]);
      }
    }
  }
  return ([first = '']: string) => places.get(first) ?? [];
}

/** What a word costs in a cut, and what a syllable that is left out. */
const WORD = 1;
const LEFT_OUT = 3;
/** True for letters that are a syllable of Chinese, whether the site has it or not. */
const isSyllable = (letters: string): boolean =>
  /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:[iu]?an?g?|i?ong?|[iu]?ao?|uo|[ou]|eng?|[aeu]i|uai|[iuv]|ing?|iu|un|ou|er|uang|[iuv]?e)$/.test(
    letters,
  );
/** Most letters of a syllable: `zhuang`. */
const LONGEST = 6;

/** Cuts letters into those of known words; of several ways the one with the fewest words and syllables left out. */
function cutWords(
  letters: string,
  places: (letters: string) => readonly Place[],
): readonly string[] {
  type Cut = { cost: number; words: readonly string[] };
  const kept = new Map<number, Cut | undefined>([[letters.length, { cost: 0, words: [] }]]);
  const cutFrom = (from: number): Cut | undefined => {
    if (kept.has(from)) return kept.get(from);
    kept.set(from, undefined);
    const rest = letters.slice(from);
    let best: Cut | undefined;
    const offer = (end: number, cost: number, word: readonly string[]) => {
      const next = cutFrom(from + end);
      if (next && (!best || cost + next.cost < best.cost))
        best = { cost: cost + next.cost, words: [...word, ...next.words] };
    };
    const ofWords = new Set<number>();
    for (const { units, at } of places(rest)) {
      for (const end of ends(units, at, rest)) ofWords.add(end);
      if (spelled(units, at, rest) > 1) ofWords.add(rest.length);
    }
    for (const end of ofWords) offer(end, WORD, [rest.slice(0, end)]);
    for (let end = 1; end <= LONGEST && end < rest.length; end++) {
      if (isSyllable(rest.slice(0, end))) offer(end, LEFT_OUT, []);
    }
    // The last syllable may be half typed, and begin a word.
    if (rest.length < LONGEST && ['', 'a', 'g', 'ng', 'u'].some((more) => isSyllable(rest + more)))
      offer(rest.length, 0, []);
    kept.set(from, best);
    return best;
  };
  const { cost, words } = cutFrom(0) ?? { cost: 0, words: [] };
  // With more than two syllables left out for a word, it is chance.
  return cost <= words.length * (WORD + 2 * LEFT_OUT) ? words : [];
}

/**
 * Reads pinyin as words of the headings, groups, synonyms and keywords: whole syllables (`mokuai`), a half typed
 * last one, or the initials of a word's two or more syllables (`mklb`). Empty table: reads nothing.
 */
export function buildPinyinReader({ pages, synonyms, pinyin }: SearchRecords): PinyinReader {
  const sections = pages.flatMap((page) => page.sections);
  const named = new Set(synonyms.flat());
  const known = new Map<string, readonly string[]>();
  // Made when they are first asked for: most readers type no pinyin.
  let names: ReturnType<typeof findPlaces> | undefined;
  const namesOf = (letters: string) => {
    const texts = sections.flatMap(({ heading, keywords = '' }) => [heading, keywords]);
    names ??= findPlaces([...named, ...pages.map(({ group }) => group), ...texts], pinyin);
    return names(letters);
  };

  const asSyllables = (letters: string) =>
    namesOf(letters).flatMap(({ run, units, at }) => {
      const count = spelled(units, at, letters);
      // One syllable is the beginning of a name.
      if (count === 0 || (count === 1 && at > 0)) return [];
      const read = run.slice(at, at + Math.max(2, count));
      return [read];
    });
  const asInitials = (letters: string) =>
    namesOf(letters).flatMap((place) => {
      const { run, at } = place;
      const isWhole = at === 0 && (letters.length > 2 || run.length === 2);
      return isWhole && isInitials(place, letters) ? [run.slice(0, letters.length)] : [];
    });
  const read = (letters: string) => {
    if (letters.length < 2) return [];
    const syllables = asSyllables(letters);
    const found = syllables.length > 0 ? syllables : asInitials(letters);
    return [...new Set(found)].slice(0, MAX_READINGS);
  };
  const readKept = (letters: string) => {
    if (!pinyin) return [];
    const kept = known.get(letters) ?? read(letters);
    known.set(letters, kept);
    return kept;
  };
  return {
    read: readKept,
    cut: (letters) => (pinyin ? cutWords(letters, namesOf) : []),
  };
}

/** Adds to the words that the site does not know the sections that have them in Chinese; true when it has any. */
export function addPinyin(
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
  index: SectionIndex,
  { read }: PinyinReader,
  table: SynonymTable,
): boolean {
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
  if (unknown.length > 1 && unknown.length === groups.length && read(together).length > 0) {
    return add(together, unknown);
  }
  return unknown.filter((g) => add(groups[g]?.text ?? '', [g])).length > 0;
}
