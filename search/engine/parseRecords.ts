import type { PageRecord, SearchRecords, SectionRecord } from '../types';

const isText = (value: unknown): value is string => typeof value === 'string';

function fail(what: string): never {
  throw new Error(
    `Search records: ${what}. Build the site again; the file and the code do not fit.`,
  );
}

function parseSection(value: unknown): SectionRecord {
  if (!Array.isArray(value)) fail('a section is no list');
  const [level, id, heading, text, code] = value;
  if (typeof level !== 'number' || level < 1 || level > 6) fail(`level ${String(level)}`);
  if (!isText(id) || !isText(heading) || !isText(text) || !isText(code))
    fail('a section lacks text');
  return { level, id, heading, text, code };
}

function parsePage(value: unknown): PageRecord {
  if (!Array.isArray(value)) fail('a page is no list');
  const [route, group, title, sections] = value;
  if (!isText(route) || !route.startsWith('/')) fail(`route ${String(route)}`);
  if (!isText(group) || !isText(title) || !Array.isArray(sections)) fail(`page ${route}`);
  return { route, group, title, sections: sections.map(parseSection) };
}

/** Downloaded records → typed records. What has another shape is an error that says which part. */
export function parseRecords(value: unknown): SearchRecords {
  if (typeof value !== 'object' || value === null) fail('no object');
  const { lang, pages, synonyms, pinyin } = value as Record<string, unknown>;
  if (!isText(lang) || !Array.isArray(pages)) fail('no language or no pages');
  const groups = Array.isArray(synonyms) ? synonyms : [];
  return {
    lang,
    pages: pages.map(parsePage),
    synonyms: groups.map((group) => (Array.isArray(group) ? group.filter(isText) : [])),
    pinyin: Object.fromEntries(
      Object.entries(pinyin ?? {}).filter((entry): entry is [string, string] => isText(entry[1])),
    ),
  };
}
