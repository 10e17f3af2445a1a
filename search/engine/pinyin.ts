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

/** All ways to read a word: its letters and its initials. */
type Read = (word: string) => (readonly [letters: string, initials: string])[];

/**
 * What may be a word of headings, groups, synonyms and keywords, the most frequent first, then those of questions (`zenme`). Names are those that begin a heading or a phrase.
 */
function findWords({ pages, synonyms }: SearchRecords) {
  const sections = pages.flatMap((page) => page.sections);
  const texts = sections.flatMap(({ heading, keywords = '' }) => [heading, keywords]);
  const all = [...synonyms.flat(), ...pages.map(({ group }) => group), ...texts].join('\n');
  const runs = findRuns(all.normalize('NFKC')).filter(({ han }) => han);
  const counts = new Map<string, number>();
  const names = new Set<string>();
  for (const run of runs.flatMap(({ text }) => cutHan(text))) {
    for (let from = 0; from < run.length; from++) {
      for (let to = from + 2; to <= Math.min(run.length, from + MOST); to++) {
        const word = run.slice(from, to);
        counts.set(word, (counts.get(word) ?? 0) + 1);
        if (from === 0) names.add(word);
      }
    }
  }
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  return { words: [...frequent, ...CHINESE_WORDS.filter(({ length }) => length > 1)], names };
}

/** Words by their letters, the most frequent of those that sound alike, and names by their initials. */
function readWords(records: SearchRecords) {
  const syllables = new Map<string, string[]>();
  for (const [, syllable = '', chars = ''] of records.pinyin.matchAll(/([a-z]+)(\P{ASCII}+)/gu))
    for (const char of chars) syllables.set(char, [...(syllables.get(char) ?? []), syllable]);
  const read: Read = (word) =>
    [...word].reduce<ReturnType<Read>>(
      (begun, char) =>
        begun.flatMap(([letters, first]) =>
          (syllables.get(char) ?? []).map((one) => [letters + one, first + one.charAt(0)] as const),
        ),
      [['', '']],
    );
  const words = new Map<string, string>();
  const initials = new Map<string, string>();
  const found = findWords(records);
  for (const word of found.words) {
    for (const [letters, first] of read(word)) {
      if (!words.has(letters)) words.set(letters, word);
      if (found.names.has(word) && !initials.has(first)) initials.set(first, word);
    }
  }
  return { words, initials, read };
}

interface Cut {
  cost: number;
  words: readonly string[];
}

/** Letters as words; of several ways the one with the fewest words and syllables left out. */
function cutLetters(letters: string, words: ReadonlyMap<string, string>): Cut {
  const best: (Cut | undefined)[] = [];
  best[letters.length] = { cost: 0, words: [] };
  for (let from = letters.length - 1; from >= 0; from--) {
    const rest = letters.slice(from);
    const offer = (length: number, cost: number, word?: string) => {
      const next = best[from + length];
      if (!next || cost + next.cost >= (best[from]?.cost ?? Number.POSITIVE_INFINITY)) return;
      best[from] = { cost: cost + next.cost, words: word ? [word, ...next.words] : next.words };
    };
    for (let length = 1; length <= rest.length && length <= MOST * LONGEST; length++) {
      const part = rest.slice(0, length);
      const word = words.get(part);
      if (word) offer(length, WORD, word);
      if (length < rest.length && isSyllable(part)) offer(length, LEFT_OUT);
    }
    // The last word may be half typed; one syllable is the beginning of a query's first.
    if (from > 0 && isBegun(rest)) offer(rest.length, WORD / 2);
    else {
      const whole = [...words.keys()].find((one) => one.startsWith(rest));
      if (whole) offer(rest.length, WORD, words.get(whole));
    }
  }
  const { cost, words: found } = best[0] ?? { cost: 0, words: [] };
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
  let made: ReturnType<typeof readWords> | undefined;
  const dictionary = () => {
    made ??= readWords(records);
    return made;
  };
  /** Reads letters with so many syllables left out for a word; with more it is chance. */
  const read = (letters: string, leftOut = 2): string | undefined => {
    const { words, initials } = dictionary();
    const cut = cutLetters(letters, words);
    if (cut.cost < cut.words.length * (WORD + (leftOut + 1) * LEFT_OUT)) return cut.words.join(' ');
    const isBegunBy = (name: string) => letters.length > 2 && name.slice(0, -1) === letters;
    return initials.get(letters) ?? initials.get([...initials.keys()].find(isBegunBy) ?? '');
  };
  const isPinyin = (word: string, isOpen: boolean) =>
    /^[a-z]{2,}$/i.test(word) && !isKnown(word.toLowerCase(), isOpen);
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
        const sounds = dictionary()
          .read(part)
          .map(([letters]) => dictionary().words.get(letters) ?? '');
        const word = sounds.find((one) => differsInOne(part, one));
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
    const readRun = (run: string, i: number) =>
      (isPinyin(run, isLast(i)) && read(run.toLowerCase())) || run;
    return words
      .map((word, i) =>
        WRITTEN.test(word) ? word.replace(/[a-z]+/gi, (run) => readRun(run, i)) : word,
      )
      .join(' ');
  };
  return {
    readLetters: (query: string) => (records.pinyin ? readLetters(query) : query),
    readSounds: (query: string) =>
      records.pinyin ? query.replace(/\p{Script=Han}+/gu, readSound) : query,
  };
}
