import { RECORDS_META } from '../client/recordsAddress';
import type { PageRecord } from '../types';
import { sectionsFromHtml } from './fromHtml';
import { type Keywords, withKeywords } from './keywords';
import { makeRecords, type RecordsFile, recordsFile } from './recordsFile';

/** A page of the site as the plugin knows it from Rspress's hooks. */
export interface SitePage {
  route: string;
  lang: string;
  group: string;
  /** Title by the front matter, for pages whose article has no heading. */
  title: string;
  searchable: boolean;
}

const htmlName = (route: string) =>
  `${route.replace(/^\//, '')}${route.endsWith('/') ? 'index' : ''}.html`;

/**
 * Records of the built pages, one file per language. `readHtml` gives a file of the build or nothing,
 * `keywordsOf` what readers type for the sections of a language.
 */
export function recordsOfBuild(
  pages: readonly SitePage[],
  readHtml: (name: string) => string | undefined,
  keywordsOf: (lang: string) => Keywords,
): RecordsFile[] {
  const byLanguage = new Map<string, PageRecord[]>();
  for (const { route, lang, group, title, searchable } of pages) {
    const records = byLanguage.get(lang) ?? [];
    byLanguage.set(lang, records);
    const html = searchable ? readHtml(htmlName(route)) : undefined;
    const sections = html && sectionsFromHtml(html, title);
    if (sections) records.push({ route, group, title: sections[0]?.heading ?? '', sections });
  }
  return [...byLanguage].map(([lang, records]) =>
    recordsFile(makeRecords(lang, withKeywords(records, keywordsOf(lang), lang))),
  );
}

/** The tag by which a page tells the client where the records are. Put into HTML, which is never stale. */
export function recordsTag(files: readonly { name: string }[], base: string): string {
  const addresses = files.map(({ name }) => base + name).join(' ');
  return `<meta name="${RECORDS_META}" content="${addresses}">`;
}

/** Puts the tag at the end of the head. A page without one is an error: search would be dead on it. */
export function addRecordsTag(html: string, tag: string, name: string): string {
  const at = html.indexOf('</head>');
  if (at < 0)
    throw new Error(`${name} has no </head>, so search cannot tell where its records are.`);
  return `${html.slice(0, at)}${tag}${html.slice(at)}`;
}
