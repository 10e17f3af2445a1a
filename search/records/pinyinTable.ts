import { pinyin } from 'pinyin-pro';
import { HAN } from '../engine/tokenize';
import type { PageRecord } from '../types';

/**
 * Syllables, without tone, of every Han character in a title or heading. Made at build time, so that
 * readers download a table of some 3 KB instead of a dictionary.
 */
export function pinyinTable(pages: readonly PageRecord[]): Record<string, string> {
  const table: Record<string, string> = {};
  for (const page of pages) {
    for (const { heading } of page.sections) {
      for (const char of heading) {
        if (table[char] !== undefined || !HAN.test(char)) continue;
        const syllables = pinyin(char, {
          toneType: 'none',
          multiple: true,
          type: 'array',
          v: true,
        });
        table[char] = [...new Set(syllables)].join(' ');
      }
    }
  }
  return table;
}
