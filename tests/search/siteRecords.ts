import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { expandSource } from '../../build/pages/expandSource';
import { keepReads } from '../../build/pages/keptReads';
import { routeOf } from '../../build/pages/routeOf';
import { sectionsFromMdx } from '../../search/records/fromMdx';
import { groupTitle } from '../../search/records/groupTitles';
import { isSearchable } from '../../search/records/isSearchable';
import { readKeywords, withKeywords } from '../../search/records/keywords';
import { makeRecords } from '../../search/records/recordsFile';
import type { PageRecord, SearchRecords } from '../../search/types';
import { type Language, languagePrefix } from '../../site';

const root = path.resolve(import.meta.dirname, '../..');
// The pages stand still while tests run.
keepReads();

function frontmatterOf(file: string): Record<string, unknown> {
  const text = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8'))?.[1];
  return text ? (parse(text) as Record<string, unknown>) : {};
}

/** Records of the pages as they are now, without a build: what `pnpm dev` searches. */
export async function siteRecords(lang: Language): Promise<SearchRecords> {
  const folder = path.join(root, 'docs', lang);
  const pages: PageRecord[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of files) {
    if (!name.endsWith('.mdx') || name.startsWith('shared')) continue;
    const file = path.join(folder, name);
    const frontmatter = frontmatterOf(file);
    if (!isSearchable({ frontmatter })) continue;
    const pure = routeOf(name);
    const sections = await sectionsFromMdx(file, expandSource(root), String(frontmatter.title));
    const route = `${languagePrefix(lang)}${pure}`;
    if (sections) {
      pages.push({
        route,
        group: groupTitle(folder, pure),
        title: sections[0]?.heading ?? '',
        sections,
      });
    }
  }
  return makeRecords(lang, withKeywords(pages, readKeywords(folder), lang));
}
