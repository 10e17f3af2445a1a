import { pinyin } from 'pinyin-pro';
import { HAN } from '../engine/tokenize';
import type { PageRecord } from '../types';

/**
 * Syllables, without tone, each before the Han characters of the records that are read so. Made at build time, so that
 * readers download a table of some 4 KB instead of a dictionary.
 */
export function pinyinTable(
  pages: readonly PageRecord[],
  synonyms: readonly (readonly string[])[],
): string {
  const table: Record<string, string> = {};
  const sections = pages.flatMap((page) => page.sections);
  const texts = sections.flatMap(({ heading, keywords = '', text, code }) => [
    heading,
    keywords,
    text,
    code,
  ]);
  const groups = pages.map(({ group }) => group);
  for (const char of new Set([...texts, ...groups, ...synonyms.flat()].join(''))) {
    if (!HAN.test(char)) continue;
    const syllables = pinyin(char, { toneType: 'none', multiple: true, type: 'array', v: true });
    for (const syllable of new Set(syllables)) table[syllable] = (table[syllable] ?? '') + char;
  }
  return Object.entries(table).flat().join('');
}
