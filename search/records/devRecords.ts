import { stat } from 'node:fs/promises';
import { packRecords } from '../engine/packedRecords';
import type { PageRecord, SectionRecord } from '../types';
import { type Expand, sectionsFromMdx } from './fromMdx';
import { type Keywords, withKeywords } from './keywords';
import { makeRecords } from './recordsFile';
import type { SitePage } from './recordsOfBuild';

/** A page with its source file. */
export interface SourcePage extends SitePage {
  file: string;
}

/**
 * Records from the sources, for `pnpm dev`: read when search asks for them, so they are never stale, and
 * kept per file until it changes. A page that does not parse is left out and said on the console.
 */
export function devRecords(keywordsOf: (lang: string) => Keywords, expand?: Expand) {
  const known = new Map<string, { time: number; sections: SectionRecord[] | undefined }>();
  const sectionsOf = async (file: string, title: string) => {
    const time = (await stat(file)).mtimeMs;
    const kept = known.get(file);
    if (kept?.time === time) return kept.sections;
    const sections = await sectionsFromMdx(file, expand, title);
    known.set(file, { time, sections });
    return sections;
  };
  return async (lang: string, pages: readonly SourcePage[]): Promise<string> => {
    const records: PageRecord[] = [];
    for (const { route, group, title, file } of pages.filter(
      (page) => page.lang === lang && page.searchable,
    )) {
      try {
        const sections = await sectionsOf(file, title);
        if (sections) records.push({ route, group, title: sections[0]?.heading ?? '', sections });
      } catch (error) {
        console.warn(`Search: ${file} is left out of the records.\n${String(error)}`);
      }
    }
    return packRecords(makeRecords(lang, withKeywords(records, keywordsOf(lang), lang)));
  };
}
