import type { PageRecord, SearchRecords, SectionRecord } from '../types';

/** The texts of a section, each kind a column of its own: like beside like is a twentieth less to download. */
const COLUMNS = ['id', 'heading', 'text', 'code', 'keywords'] as const;

/** Records as the text of their file. `parseRecords` reads it. */
export function packRecords({ pages, ...records }: SearchRecords): string {
  const sections = pages.flatMap((page) => page.sections);
  const columns = COLUMNS.map((name) => [name, sections.map((section) => section[name] ?? '')]);
  return JSON.stringify({
    ...records,
    pages: pages.map(({ route, group, sections: { length } }) => [route, group, length]),
    level: sections.map(({ level }) => level),
    ...Object.fromEntries(columns),
  });
}

function fail(what: string): never {
  throw new Error(
    `Search records: ${what}. Build the site again; the file and the code do not fit.`,
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseSections({ level, ...columns }: Record<string, unknown>): SectionRecord[] {
  if (!Array.isArray(level)) fail('level');
  const [ids, headings, texts, codes, keywords] = COLUMNS.map((name) => {
    const column = columns[name];
    return isTexts(column) && column.length === level.length ? column : fail(name);
  });
  return level.map((depth, i) => ({
    level: typeof depth === 'number' ? depth : fail('level'),
    id: ids?.[i] ?? '',
    heading: headings?.[i] ?? '',
    text: texts?.[i] ?? '',
    code: codes?.[i] ?? '',
    ...(keywords?.[i] && { keywords: keywords[i] }),
  }));
}

/** Downloaded records → typed records. What has another shape is an error that says which part. */
export function parseRecords(value: unknown): SearchRecords {
  if (!isObject(value)) fail('no object');
  const { lang, pages, synonyms, pinyin } = value;
  if (!isText(lang)) fail('no language');
  if (!Array.isArray(pages)) fail('no pages');
  if (!Array.isArray(synonyms) || !synonyms.every(isTexts)) fail('synonyms');
  if (!isObject(pinyin) || !isTexts(Object.values(pinyin))) fail('pinyin');
  const all = parseSections(value);
  let from = 0;
  const read = pages.map((row: unknown): PageRecord => {
    const [route, group, count] = Array.isArray(row) ? row : [];
    if (!isText(route) || !route.startsWith('/')) fail(`route ${route}`);
    const sections = all.slice(from, from + Number(count));
    if (!isText(group) || !sections[0]) fail(`page ${route}`);
    from += sections.length;
    return { route, group, title: sections[0].heading, sections };
  });
  return { lang, pages: read, synonyms, pinyin: pinyin as Record<string, string> };
}
