import type { SearchRecords } from '../types';

/**
 * Records as the text of their file, rows instead of objects, for names of fields repeated a thousand times
 * are a tenth of it. `parseRecords` of the engine reads it.
 */
export function packRecords({ lang, pages, synonyms, pinyin }: SearchRecords): string {
  return JSON.stringify({
    lang,
    synonyms,
    pinyin,
    pages: pages.map(({ route, group, sections }) => [
      route,
      group,
      ...sections.map(({ level, id, heading, text, code, keywords }) => [
        level,
        id,
        heading,
        text,
        code,
        ...(keywords ? [keywords] : []),
      ]),
    ]),
  });
}
