import { isSyllable, type PinyinReader } from './pinyin';
import { latinGroup, type QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { isStopWord } from './stopWords';

/** Letters of a word that may be several in pinyin, of two syllables each or of one and a longer one; one less while it grows. */
const SEVERAL = 6;

/** Words of one syllable each, such as `re geng xin`: some may be English words, but not all. */
function asSyllables(query: string, index: SectionIndex) {
  const words = query.toLowerCase().split(/\s+/);
  const isForeign = words.some((word) => !index.has(word) && !isStopWord(word));
  return words.length > 1 && isForeign && words.every(isSyllable) ? words.join('') : undefined;
}

/** The groups of a query in which pinyin of several words is cut into these. */
export function cutPinyin(
  query: string,
  groups: readonly QueryGroup[],
  index: SectionIndex,
  reader: PinyinReader,
): readonly QueryGroup[] {
  const wordsOf = (letters: string, open: boolean) => {
    const words = reader.read(letters).length > 0 ? [letters] : reader.cut(letters);
    return words.map((word, i) => latinGroup(word, open && i === words.length - 1));
  };
  const syllables = asSyllables(query, index);
  const whole = syllables ? wordsOf(syllables, groups.at(-1)?.open ?? false) : [];
  if (whole.length > 0) return whole;
  return groups.flatMap((group) => {
    const isUnread =
      !group.han &&
      /^[a-z]+$/.test(group.text) &&
      group.text.length + Number(group.open) >= SEVERAL;
    const words = isUnread && !index.has(group.text) ? wordsOf(group.text, group.open) : [];
    return words.length > 0 ? words : [group];
  });
}
