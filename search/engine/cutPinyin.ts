import type { PinyinReader } from './pinyin';
import { latinGroup, type QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';

/** Letters of a word that may be several in pinyin, of two syllables each or of one and a longer one; one less while it grows. */
const SEVERAL = 6;

/** The groups of a query in which pinyin of several words is cut into these. */
export function cutPinyin(
  groups: readonly QueryGroup[],
  index: SectionIndex,
  reader: PinyinReader,
): readonly QueryGroup[] {
  const wordsOf = (letters: string, open: boolean) => {
    const words = reader.read(letters).length > 0 ? [letters] : reader.cut(letters);
    return words.map((word, i) => latinGroup(word, open && i === words.length - 1));
  };
  return groups.flatMap((group) => {
    const isUnread =
      !group.han &&
      /^[a-z]+$/.test(group.text) &&
      group.text.length + Number(group.open) >= SEVERAL;
    const words = isUnread && !index.has(group.text) ? wordsOf(group.text, group.open) : [];
    return words.length > 0 ? words : [group];
  });
}
