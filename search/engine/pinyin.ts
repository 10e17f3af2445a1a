import type { SearchRecords } from '../types';
import { differsInOne } from './query';
import { CHINESE_WORDS, cutHan, isParticle, isStopWord } from './stopWords';
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
  /** The ways to read a run of Han. */
  soundsOf(run: string): string[];
}

/**
 * Reads the words of headings, groups, synonyms and keywords as pinyin, all that begin and end where words do, and those of
 * questions (`zenme`).
 */
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
  const read = (word: string) =>
    [...word].reduce(
      (begun, char) =>
        begun.flatMap(([whole = '', first = '']) =>
          (syllables.get(char) ?? []).map((unit) => [whole + unit, first + unit.charAt(0)]),
        ),
      [['', '']],
    );
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  for (const word of [...frequent, ...CHINESE_WORDS.filter(({ length }) => length > 1)]) {
    for (const [whole = '', first = ''] of read(word)) {
      if (!words.has(whole)) words.set(whole, word);
      if (names.has(word) && !initials.has(first)) initials.set(first, word);
    }
  }
  return { words, initials, soundsOf: (run) => read(run).map(([whole = '']) => whole) };
}

interface Cut {
  cost: number;
  words: readonly string[];
}

/** Letters as words; of several ways the one with the fewest words and syllables left out. */
function cutLetters(letters: string, { words }: Dictionary): Cut {
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
  const telling = found.filter((word) => !isStopWord(word));
  return { cost, words: telling.length > 0 ? telling : found };
}

/** Letters, Chinese and its punctuation. */
const WRITTEN = /^[a-z\p{Script=Han}，。、？！]+$/iu;

/** Syllables with spaces between them, the last may be half typed. */
const isSpaced = (words: readonly string[]) =>
  words.length > 1 &&
  words.every((word, i) => isSyllable(word) || (i === words.length - 1 && isBegun(word)));

/**
 * Makes what writes pinyin in a query as words of the headings, groups, synonyms and keywords: whole syllables
 * (`mokuai`), a half typed last one, several words with others between them, or the initials of a name (`mklb`).
 * Chinese that the site does not have becomes the word that sounds so: a wrong character hardly ever sounds otherwise.
 * `isKnown` tells which words are none, `isOpen` whether they may still grow. Empty table: a query stays as it is.
 */
export function buildPinyinReader(
  records: SearchRecords,
  isKnown: (word: string, isOpen: boolean) => boolean,
) {
  // Made when it is first asked for: most readers type no pinyin.
  let made: Dictionary | undefined;
  const dictionary = () => {
    made ??= readWords(records);
    return made;
  };
  const readInitials = (letters: string) => {
    const { initials } = dictionary();
    const isBegunBy = (name: string) => letters.length > 2 && name.slice(0, -1) === letters;
    return initials.get(letters) ?? initials.get([...initials.keys()].find(isBegunBy) ?? '');
  };
  /** Reads letters with so many syllables left out for a word; with more it is chance. */
  const read = (letters: string, leftOut = 2): string | undefined => {
    const { cost, words } = cutLetters(letters, dictionary());
    const isChance = cost >= words.length * (WORD + (leftOut + 1) * LEFT_OUT);
    return isChance ? readInitials(letters) : words.join(' ');
  };
  const isPinyin = (word: string, isOpen: boolean) =>
    /^[a-z]{2,}$/i.test(word) && !isKnown(word.toLowerCase(), isOpen);
  const readRun = (run: string, isOpen: boolean) =>
    (isPinyin(run, isOpen) && read(run.toLowerCase())) || run;
  /** True for a character that the site has beside neither of its neighbors in a run, nor begins a pair at its end. */
  const isStrange = (run: string, at: number) =>
    !isParticle(run.charAt(at)) &&
    !isKnown(run.slice(at, at + 2), at === run.length - 1) &&
    !(at > 0 && isKnown(run.slice(at - 1, at + 1), false));
  const readSound = (run: string): string => {
    for (let from = 0; from < run.length - 1; from++) {
      for (let to = Math.min(run.length, from + MOST); to > from + 1; to--) {
        const part = run.slice(from, to);
        if (![...part].some((_, i) => isStrange(run, from + i))) continue;
        const { words, soundsOf } = dictionary();
        const word = soundsOf(part)
          .flatMap((sound) => words.get(sound) ?? [])
          .find((one) => differsInOne(part, one));
        if (word) return run.slice(0, from) + word + readSound(run.slice(to));
      }
    }
    return run;
  };
  const readLetters = (query: string): string => {
    const words = query.split(' ');
    const isLast = (i: number) => i === words.length - 1;
    const letters = words.join('').toLowerCase();
    // `mo kuai lian bang` is one word, whatever its syllables begin; `goujian huancun` are two.
    const whole = words.every((word, i) => isPinyin(word, isLast(i)))
      ? read(letters)
      : isSpaced(words) && read(letters, 0);
    if (whole && !isStopWord(whole)) return whole;
    // Letters may touch Chinese (`怎么dabao`); in code such as `node:fs` they are parts of a name.
    const readWord = (word: string, i: number) =>
      WRITTEN.test(word) ? word.replace(/[a-z]+/gi, (run) => readRun(run, isLast(i))) : word;
    return words.map(readWord).join(' ');
  };
  const unread = (query: string) => query;
  return {
    readLetters: records.pinyin ? readLetters : unread,
    readSounds: records.pinyin
      ? (query: string) => query.replace(/\p{Script=Han}+/gu, readSound)
      : unread,
  };
}
