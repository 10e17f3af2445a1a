import { stat } from 'node:fs/promises';
import type { PageRecord, SearchRecords, SectionRecord } from '../types';
import { type ReadTree, sectionsFromMdx } from './fromMdx';
import { readKeywords, withKeywords } from './keywords';
import { makeRecords } from './recordsFile';

/** A page of the site, with its source file. */
export interface SourcePage {
  route: string;
  lang: string;
  group: string;
  file: string;
}

/**
 * Returns a function that reads the records of a language from the sources of its pages and the keywords in their `folder`.
 * It caches sections until their file changes, because `pnpm dev` reads them for every search. A page that does not parse
 * is skipped with a warning; a build fails on it anyway.
 */
export function recordsReader(readTree: ReadTree) {
  const known = new Map<string, { time: number; sections: SectionRecord[] | undefined }>();
  const sectionsOf = async (file: string) => {
    const time = (await stat(file)).mtimeMs;
    const kept = known.get(file);
    if (kept?.time === time) return kept.sections;
    const sections = sectionsFromMdx(file, readTree);
    known.set(file, { time, sections });
    return sections;
  };
  return async (
    lang: string,
    pages: readonly SourcePage[],
    folder: string,
  ): Promise<SearchRecords> => {
    const records: PageRecord[] = [];
    for (const { route, group, file } of pages.filter((page) => page.lang === lang)) {
      try {
        const sections = await sectionsOf(file);
        if (sections) records.push({ route, group, title: sections[0]?.heading ?? '', sections });
      } catch (error) {
        console.warn(`Search: ${file} is left out of the records.\n${String(error)}`);
      }
    }
    return makeRecords(lang, withKeywords(records, readKeywords(folder), lang));
  };
}
