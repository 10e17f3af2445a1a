import type { SearchRecords } from '../types';
import type { IsKnown } from './query';
import { strangeIn } from './unknown';

/** Maximum length of a word in characters; longer ones are read as several. */
const MAX_CHARACTERS = 6;
/** Minimum length of a word that is recognized with a wrong character of another sound. */
const LONG = 4;
/** Length of the longest syllable, `zhuang`, which may be left over at the end while it is being typed. */
const LONGEST = 6;

/** A text without each of its characters in turn; two texts that share one differ in that character at most. */
const gapsOf = (text: string): string[] =>
  [...text].map((_, i) => `${text.slice(0, i)}_${text.slice(i + 1)}`);

/** Words of headings, synonyms and keywords that occur twice, or first or last. The most frequent come first. */
function findWords({ pages, synonyms }: SearchRecords): [string, number][] {
  const sections = pages.flatMap((page) => page.sections);
  const texts = sections.flatMap(({ heading, keywords = '' }) => [heading, keywords]);
  const all = [...synonyms.flat(), ...texts].join('\n');
  const counts = new Map<string, number>();
  for (const [run] of all.matchAll(/\p{Script=Han}+/gu)) {
    for (let from = 0; from < run.length - 1; from++) {
      for (let to = from + 2; to <= Math.min(run.length, from + MAX_CHARACTERS); to++) {
        const word = run.slice(from, to);
        counts.set(word, (counts.get(word) ?? 0) + (from === 0 || to === run.length ? 2 : 1));
      }
    }
  }
  return [...counts].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1]);
}

/** Words by their letters and by their initials; of those that sound alike, the most frequent. */
function readWords(records: SearchRecords) {
  const syllables = new Map<string, string[]>();
  for (const [, syllable = '', chars = ''] of records.pinyin.matchAll(/([a-z]+)(\P{ASCII}+)/gu))
    for (const char of chars) syllables.set(char, [...(syllables.get(char) ?? []), syllable]);
  /** All readings of a word. */
  const soundsOf = (word: string): string[][] =>
    [...word].reduce<string[][]>(
      (begun, char) =>
        begun.flatMap((sounds) => (syllables.get(char) ?? []).map((one) => [...sounds, one])),
      [[]],
    );
  const words = new Map<string, string>();
  const initials = new Map<string, string>();
  for (const [word] of findWords(records)) {
    for (const sounds of soundsOf(word)) {
      const first = sounds.map((one) => one.charAt(0)).join('');
      if (!words.has(sounds.join(''))) words.set(sounds.join(''), word);
      if (!initials.has(first)) initials.set(first, word);
    }
  }
  const long = new Map<string, string>();
  for (const word of words.values())
    if (word.length >= LONG) for (const gap of gapsOf(word)) long.set(gap, word);
  return { words, long, initials, soundsOf };
}

/** Splits letters into words, the longest first; the last may be incomplete if it is `open`. Undefined if that fails. */
function cutLetters(
  letters: string,
  words: ReadonlyMap<string, string>,
  open: boolean,
): string[] | undefined {
  for (let length = Math.min(letters.length, MAX_CHARACTERS * LONGEST); length > 1; length--) {
    const word = words.get(letters.slice(0, length));
    const rest =
      word && letters.length > length ? cutLetters(letters.slice(length), words, open) : [];
    if (word && rest) return [word, ...rest];
  }
  if (!open) return undefined;
  const begun = letters.length > 1 && [...words].find(([sound]) => sound.startsWith(letters));
  if (begun) return [begun[1]];
  return letters.length <= LONGEST ? [] : undefined;
}

/**
 * Returns a function that replaces pinyin in a query by words of the headings, groups, synonyms and keywords: full
 * syllables (`mokuai`), an incomplete last one, several words, or initials (`mklb`). Chinese that the site does not have
 * becomes the word that sounds the same, or a long one that differs in one character. `isKnown` tells which words are not
 * pinyin. With an empty table queries stay as they are.
 */
export function buildPinyinReader(records: SearchRecords, isKnown: IsKnown) {
  // Created on first use: most readers type no pinyin.
  let made: ReturnType<typeof readWords> | undefined;
  const dictionary = () => {
    made ??= readWords(records);
    return made;
  };
  const read = (letters: string): string | undefined => {
    const { words, initials } = dictionary();
    const cut = cutLetters(letters, words, false) ?? cutLetters(letters, words, true) ?? [];
    return cut.join(' ') || initials.get(letters);
  };
  const readSound = (run: string): string => {
    const strange = strangeIn(run, isKnown);
    for (let from = 0; from < run.length - 1; from++) {
      for (let to = Math.min(run.length, from + MAX_CHARACTERS); to > from + 1; to--) {
        const part = run.slice(from, to);
        if (!strange.some((char) => part.includes(char))) continue;
        const { words, long, soundsOf } = dictionary();
        const sounds = soundsOf(part).map((sound) => words.get(sound.join('')) ?? '');
        const gaps = gapsOf(part);
        const word =
          sounds.find((one) => gapsOf(one).some((gap) => gaps.includes(gap))) ??
          gaps.map((gap) => long.get(gap)).find(Boolean);
        if (word) return run.slice(0, from) + word + readSound(run.slice(to));
      }
    }
    return run;
  };
  const readLetters = (query: string): string => {
    // `mo kuai lian bang` is one word, even if words start with its syllables.
    const words = query.split(' ');
    const isWhole = /^[a-z]+ [a-z ]+$/i.test(query) && !words.some((word) => isKnown(word, false));
    const whole = isWhole && read(words.join('').toLowerCase());
    if (whole) return whole;
    // Letters may be next to Chinese (`怎么dabao`); in code such as `node:fs` they are parts of a name.
    return query.replace(/(?<![\w@$:./-])[a-z]+(?![\w@$:./-])/gi, (word, at: number) => {
      const isLast = at + word.length === query.length;
      const letters = word.toLowerCase();
      return (word[1] && !isKnown(letters, isLast) && read(letters)) || word;
    });
  };
  return {
    readLetters: (query: string) => (records.pinyin ? readLetters(query) : query),
    readSounds: (query: string) =>
      records.pinyin ? query.replace(/\p{Script=Han}+/gu, readSound) : query,
  };
}
