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

interface PackedRecords
  extends Omit<SearchRecords, 'pages'>,
    Record<(typeof COLUMNS)[number], readonly string[]> {
  /** Route, group and number of sections. */
  pages: readonly (readonly [string, string, number])[];
  level: readonly number[];
}

/** Downloaded records → typed records. Throws when the file is of another version of the site than the code. */
export function parseRecords(file: PackedRecords): SearchRecords {
  const { lang, synonyms, pinyin, traditional, level } = file;
  if (!level || COLUMNS.some((name) => file[name]?.length !== level.length)) {
    throw new Error('Search records: the file and the code do not fit. Build the site again.');
  }
  const sections = level.map((depth, i): SectionRecord => {
    const [id = '', heading = '', text = '', code = '', keywords = ''] = COLUMNS.map(
      (name) => file[name][i],
    );
    return { level: depth, id, heading, text, code, ...(keywords && { keywords }) };
  });
  let from = 0;
  const pages = file.pages.map(([route, group, count]): PageRecord => {
    const own = sections.slice(from, from + count);
    from += count;
    return { route, group, title: own[0]?.heading ?? '', sections: own };
  });
  return { lang, pages, synonyms, pinyin, traditional };
}
