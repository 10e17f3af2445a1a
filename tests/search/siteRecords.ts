import { readdirSync } from 'node:fs';
import path from 'node:path';
import { keepReads } from '../../build/pages/keptReads';
import { treeReader } from '../../build/pages/readTree';
import { routeOf } from '../../build/pages/routeOf';
import { groupTitle } from '../../search/records/groupTitles';
import { recordsReader } from '../../search/records/readRecords';
import type { SearchRecords } from '../../search/types';
import { type Language, languagePrefix } from '../../site';

const root = path.resolve(import.meta.dirname, '../..');
// Pages do not change while tests run, so each file is read once.
keepReads();

/** Records of the pages in the checkout; needs no build. */
export async function siteRecords(lang: Language): Promise<SearchRecords> {
  const folder = path.join(root, 'docs', lang);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const pages = names
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('shared'))
    .map((name) => ({
      route: `${languagePrefix(lang)}${routeOf(name)}`,
      lang,
      group: groupTitle(folder, routeOf(name)),
      file: path.join(folder, name),
    }));
  return recordsReader(treeReader(root))(lang, pages, folder);
}
