import { pinyin } from 'pinyin-pro';
import { HAN } from '../engine/tokenize';
import type { PageRecord } from '../types';

/**
 * Syllables, without tone, of every Han character in a heading, group, keyword or synonym. Made at build time, so
 * that readers download a table of some 4 KB instead of a dictionary.
 */
export function pinyinTable(
  pages: readonly PageRecord[],
  synonyms: readonly (readonly string[])[],
): Record<string, string> {
  const table: Record<string, string> = {};
  const sections = pages.flatMap((page) => page.sections);
  const texts = sections.map(({ heading, keywords = '' }) => heading + keywords);
  const groups = pages.map(({ group }) => group);
  for (const char of [...texts, ...groups, ...synonyms.flat()].join('')) {
    if (table[char] !== undefined || !HAN.test(char)) continue;
    const syllables = pinyin(char, { toneType: 'none', multiple: true, type: 'array', v: true });
    table[char] = [...new Set(syllables)].join(' ');
  }
  return table;
}
