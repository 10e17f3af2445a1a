import type { PageRecord, SearchRecords } from '../types';
import { decoder } from './alphabet';

/** What stands between pages, and between the sections of one, in a column of the file. */
export const PAGE_END = '\n';
export const SECTION_END = '\t';
/** What stands between the file's phrases, which are of letters and large characters only. */
export const PHRASE_END = ',';

/** Columns of the file, in order; what is alike stands together, which compresses best. */
export const COLUMNS = [
  'route',
  'group',
  'level',
  'id',
  'heading',
  'text',
  'keywords',
  'code',
] as const;

function fail(what: string): never {
  throw new Error(
    `Search records: ${what}. Build the site again; the file and the code do not fit.`,
  );
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function parsePages(columns: readonly string[]): PageRecord[] {
  const [routes = [], groups, levels, ids, headings, texts, keywords, codes] = columns.map(
    (column) => (column === '' ? [] : column.split(PAGE_END)),
  );
  const sectionsOf = (column: readonly string[] | undefined, page: number, count: number) => {
    const cells = column?.[page]?.split(SECTION_END) ?? [];
    return cells.length === count
      ? cells
      : fail(`page ${routes[page]} has sections of two lengths`);
  };
  return routes.map((route, page) => {
    if (!route.startsWith('/')) fail(`route ${route}`);
    const depths = levels?.[page] ?? '';
    if (!/^[1-6]+$/.test(depths)) fail(`levels of ${route}`);
    const count = depths.length;
    const [id, heading, text, keyword, code] = [ids, headings, texts, keywords, codes].map(
      (column) => sectionsOf(column, page, count),
    );
    return {
      route,
      group: groups?.[page] ?? fail(`group of ${route}`),
      title: heading?.[0] ?? '',
      sections: [...depths].map((level, i) => ({
        level: Number(level),
        id: id?.[i] ?? '',
        heading: heading?.[i] ?? '',
        text: text?.[i] ?? '',
        ...(keyword?.[i] && { keywords: keyword[i] }),
        code: code?.[i] ?? '',
      })),
    };
  });
}

/** `mo模摩` → each character with its syllables, those of several lines together. */
function parsePinyin(lines: readonly string[]): Record<string, string> {
  const table: Record<string, string> = {};
  for (const line of lines) {
    const [, syllable = '', chars = ''] = /^([a-zü]+)(.*)$/u.exec(line) ?? [];
    for (const char of chars) table[char] = table[char] ? `${table[char]} ${syllable}` : syllable;
  }
  return table;
}

/** Downloaded records → typed records. What has another shape is an error that says which part. */
export function parseRecords(value: unknown): SearchRecords {
  if (typeof value !== 'object' || value === null) fail('no object');
  const { lang, alphabet, phrases, synonyms, pinyin, pages } = value as Record<string, unknown>;
  if (typeof lang !== 'string' || typeof alphabet !== 'string') fail('no language or no alphabet');
  if (typeof phrases !== 'string') fail('no phrases');
  if (!isTexts(pages) || pages.length !== COLUMNS.length) fail('the columns of the pages');
  if (typeof synonyms !== 'string' || typeof pinyin !== 'string') fail('synonyms or pinyin');
  const listed = phrases ? decoder(alphabet)(phrases).split(PHRASE_END) : [];
  const decode = decoder([...alphabet, ...listed], () => fail('more codes than phrases'));
  const linesOf = (text: string) => decode(text).split(PAGE_END).filter(Boolean);
  return {
    lang,
    pages: parsePages(pages.map(decode)),
    synonyms: linesOf(synonyms).map((line) => line.split(SECTION_END)),
    pinyin: parsePinyin(linesOf(pinyin)),
  };
}
