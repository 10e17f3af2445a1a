import type { PageRecord, SearchRecords, SectionRecord } from '../types';

function fail(what: string): never {
  throw new Error(
    `Search records: ${what}. Build the site again; the file and the code do not fit.`,
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseSection(row: unknown, route: string): SectionRecord {
  const [level, ...texts] = Array.isArray(row) ? row : [];
  const [id, heading, text, code, keywords] = isTexts(texts) ? texts : [];
  if (typeof level !== 'number' || code === undefined) fail(`a section of ${route}`);
  return {
    level,
    id: id ?? '',
    heading: heading ?? '',
    text: text ?? '',
    code,
    ...(keywords && { keywords }),
  };
}

function parsePage(row: unknown): PageRecord {
  const [route, group, ...rows] = Array.isArray(row) ? row : [];
  if (!isText(route) || !route.startsWith('/')) fail(`route ${route}`);
  if (!isText(group) || rows.length === 0) fail(`page ${route}`);
  const sections = rows.map((section) => parseSection(section, route));
  return { route, group, title: sections[0]?.heading ?? '', sections };
}

/** Downloaded records → typed records. What has another shape is an error that says which part. */
export function parseRecords(value: unknown): SearchRecords {
  if (!isObject(value)) fail('no object');
  const { lang, pages, synonyms, pinyin } = value;
  if (!isText(lang)) fail('no language');
  if (!Array.isArray(pages)) fail('no pages');
  if (!Array.isArray(synonyms) || !synonyms.every(isTexts)) fail('synonyms');
  if (!isObject(pinyin) || !isTexts(Object.values(pinyin))) fail('pinyin');
  return { lang, pages: pages.map(parsePage), synonyms, pinyin: pinyin as Record<string, string> };
}
