import { pinyin } from 'pinyin-pro';
import type { PageRecord } from '../types';

/**
 * Syllables, without tone, each followed by the Han characters that have this reading in the texts of the records: 期 is qi,
 * never ji. Made at build time, so that readers download a table of about 4 KB instead of a dictionary.
 */
export function pinyinTable(
  pages: readonly PageRecord[],
  synonyms: readonly (readonly string[])[],
): string {
  const sections = pages.flatMap((page) => page.sections);
  const texts = sections.flatMap(({ heading, keywords = '', text }) => [heading, keywords, text]);
  const all = [...texts, ...synonyms.flat()].join('\n');
  const table: Record<string, string> = {};
  for (const run of new Set(all.match(/\p{Script=Han}+/gu))) {
    const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true });
    [...run].forEach((char, i) => {
      const syllable = syllables[i] ?? '';
      if (!table[syllable]?.includes(char)) table[syllable] = (table[syllable] ?? '') + char;
    });
  }
  return Object.entries(table).flat().join('');
}
