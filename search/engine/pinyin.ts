import type { SearchRecords } from '../types';
import { cutHan } from './stopWords';
import { findRuns } from './tokenize';

/** Most characters of a word that is read at once; longer ones are read as several. */
const MOST = 6;
/** What a word costs in a cut, and what a syllable that is left out. */
const WORD = 1;
const LEFT_OUT = 3;
/** Most letters of a syllable: `zhuang`. */
const LONGEST = 6;
/** True for letters that are a syllable of Chinese, whether the site has it or not. */
const isSyllable = (letters: string): boolean =>
  /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:[iu]?an?g?|i?ong?|[iu]?ao?|uo|[ou]|eng?|[aeu]i|uai|[iuv]|ing?|iu|un|ou|er|uang|[iuv]?e)$/.test(
    letters,
  );
/** True for letters that may become one. */
const isBegun = (letters: string) =>
  letters.length < LONGEST && ['', 'a', 'g', 'ng', 'u'].some((more) => isSyllable(letters + more));

interface Dictionary {
  /** The words that are read so, the most frequent first. */
  words: Map<string, string>;
  initials: Map<string, string>;
}

/** Reads the words of headings, groups, synonyms and keywords as pinyin: all that begin and end where words do. */
function readWords({ pages, synonyms, pinyin }: SearchRecords): Dictionary {
  const syllables = new Map<string, string[]>();
  for (const [, syllable = '', chars = ''] of pinyin.matchAll(/([a-z]+)(\P{ASCII}+)/gu)) {
    for (const char of chars) syllables.set(char, [...(syllables.get(char) ?? []), syllable]);
  }
  const sections = pages.flatMap((page) => page.sections);
  const texts = sections.flatMap(({ heading, keywords = '' }) => [heading, keywords]);
  const named = [...synonyms.flat(), ...pages.map(({ group }) => group), ...texts].join('\n');
  const runs = findRuns(named.normalize('NFKC')).flatMap(({ text, han }) =>
    han ? cutHan(text) : [],
  );
  const counts = new Map<string, number>();
  const names = new Set<string>();
  // Firefox has it since version 125; without, a word may begin and end anywhere.
  const segmenter = 'Segmenter' in Intl && new Intl.Segmenter('zh', { granularity: 'word' });
  for (const run of runs) {
    const borders = segmenter
      ? [...segmenter.segment(run)].map(({ index }) => index)
      : [...[...run].keys()];
    for (const from of borders) {
      for (const to of [...borders, run.length]) {
        if (to < from + 2 || to > from + MOST) continue;
        const word = run.slice(from, to);
        counts.set(word, (counts.get(word) ?? 0) + 1);
        if (from === 0) names.add(word);
      }
    }
  }
  const words = new Map<string, string>();
  const initials = new Map<string, string>();
  for (const [word] of [...counts].sort((a, b) => b[1] - a[1])) {
    let read = [['', '']];
    for (const char of word) {
      const units = syllables.get(char) ?? [];
      read = read.flatMap(([whole = '', first = '']) =>
        units.map((unit) => [whole + unit, first + unit.charAt(0)]),
      );
    }
    for (const [whole = '', first = ''] of read) {
      if (!words.has(whole)) words.set(whole, word);
      if (names.has(word) && !initials.has(first)) initials.set(first, word);
    }
  }
  return { words, initials };
}

/** Letters as words; of several ways the one with the fewest words and syllables left out. */
function cutLetters(letters: string, { words }: Dictionary): readonly string[] {
  type Cut = { cost: number; words: readonly string[] };
  const kept = new Map<number, Cut | undefined>([[letters.length, { cost: 0, words: [] }]]);
  const cutFrom = (from: number): Cut | undefined => {
    if (kept.has(from)) return kept.get(from);
    const rest = letters.slice(from);
    let best: Cut | undefined;
    const offer = (end: number, cost: number, word?: string) => {
      const next = cutFrom(from + end);
      if (next && (!best || cost + next.cost < best.cost))
        best = { cost: cost + next.cost, words: word ? [word, ...next.words] : next.words };
    };
    for (let end = 1; end <= rest.length && end <= MOST * LONGEST; end++) {
      const word = words.get(rest.slice(0, end));
      if (word) offer(end, WORD, word);
      if (end < rest.length && isSyllable(rest.slice(0, end))) offer(end, LEFT_OUT);
    }
    // The last word may be half typed; one syllable is the beginning of a query's first.
    if (from === 0 || !isBegun(rest)) {
      for (const [whole, word] of rest.length > MOST * LONGEST ? [] : words) {
        if (!whole.startsWith(rest)) continue;
        offer(rest.length, WORD, word);
        break;
      }
    } else offer(rest.length, WORD / 2);
    kept.set(from, best);
    return best;
  };
  const { cost, words: found } = cutFrom(0) ?? { cost: 0, words: [] };
  // With more than two syllables left out for a word, it is chance.
  return cost < found.length * (WORD + 3 * LEFT_OUT) ? found : [];
}

/** Letters, Chinese and its punctuation. */
const WRITTEN = /^[a-z\p{Script=Han}，。、？！]+$/iu;

/**
 * Makes what writes pinyin in a query as words of the headings, groups, synonyms and keywords: whole syllables
 * (`mokuai`), a half typed last one, several words with others between them, or the initials of a name (`mklb`).
 * `isKnown` tells which words are none. Empty table: a query stays as it is.
 */
export function buildPinyinReader(records: SearchRecords, isKnown: (word: string) => boolean) {
  // Made when it is first asked for: most readers type no pinyin.
  let dictionary: Dictionary | undefined;
  const read = (letters: string): string | undefined => {
    dictionary ??= readWords(records);
    return cutLetters(letters, dictionary).join(' ') || dictionary.initials.get(letters);
  };
  const isPinyin = (letters: string) =>
    /^[a-z]{2,}$/i.test(letters) && !isKnown(letters.toLowerCase());
  const readRun = (run: string) => (isPinyin(run) && read(run.toLowerCase())) || run;
  return (query: string): string => {
    if (!records.pinyin) return query;
    const words = query.split(' ');
    // `mo kuai lian bang` is one word, `goujian huancun` are two.
    const whole = words.every(isPinyin) ? read(words.join('').toLowerCase()) : undefined;
    // Letters may touch Chinese (`怎么dabao`); in code such as `node:fs` they are parts of a name.
    const readWord = (word: string) =>
      WRITTEN.test(word) ? word.replace(/[a-z]+/gi, readRun) : word;
    return whole ?? words.map(readWord).join(' ');
  };
}
