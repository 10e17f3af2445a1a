import type { PageRecord, SearchRecords, SectionRecord } from '../types';

/**
 * What sections have, each kind a column of its own with a line for each section. Like beside like, and names of
 * code beside the ids and headings that say them, is less to download.
 */
const COLUMNS = ['code', 'id', 'heading', 'text', 'keywords'] as const;

/** Records as the text of their file. `parseRecords` reads it. */
export function packRecords({ pages, synonyms, ...records }: SearchRecords): string {
  const sections = pages.flatMap((page) => page.sections);
  const columns = COLUMNS.map((name) => [
    name,
    sections.map((section) => section[name] ?? '').join('\n'),
  ]);
  return JSON.stringify({
    pages: pages.map(({ route, group, sections: { length } }) => [route, group, length]),
    level: sections.map(({ level }) => level).join(''),
    ...Object.fromEntries(columns),
    synonyms: synonyms.map((group) => group.join()).join('\n'),
    ...records,
  });
}

interface PackedRecords
  extends Omit<SearchRecords, 'pages' | 'synonyms'>,
    Record<(typeof COLUMNS)[number] | 'level' | 'synonyms', string> {
  /** Route, group and number of sections. */
  pages: readonly (readonly [string, string, number])[];
}

/** Downloaded records → typed records. Throws when the file is of another version of the site than the code. */
export function parseRecords(file: PackedRecords): SearchRecords {
  const { lang, level = '', pinyin, traditional } = file;
  const columns = COLUMNS.map((name) => String(file[name]).split('\n'));
  if (!level || columns.some(({ length }) => length !== level.length)) {
    throw new Error('Search records: the file and the code do not fit. Build the site again.');
  }
  const sections = [...level].map((depth, i): SectionRecord => {
    const [code = '', id = '', heading = '', text = '', keywords = ''] = columns.map(
      (column) => column[i],
    );
    return { level: Number(depth), id, heading, text, code, ...(keywords && { keywords }) };
  });
  let from = 0;
  const pages = file.pages.map(([route, group, count]): PageRecord => {
    const own = sections.slice(from, from + count);
    from += count;
    return { route, group, title: own[0]?.heading ?? '', sections: own };
  });
  const synonyms = file.synonyms ? file.synonyms.split('\n').map((group) => group.split(',')) : [];
  return { lang, pages, synonyms, pinyin, traditional };
}
