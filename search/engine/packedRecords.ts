import type { SearchRecords, SectionRecord } from '../types';

/** What sections have, each kind a column of its own: like beside like is less to download. */
const COLUMNS = ['code', 'id', 'heading', 'text', 'keywords', 'level'] as const;

type Column = (typeof COLUMNS)[number];

/** Pages with the number of their sections, and the sections of all pages by column. */
interface PackedRecords extends Omit<SearchRecords, 'pages'> {
  pages: { route: string; group: string; sections: number }[];
  columns: Record<Column, readonly SectionRecord[Column][]>;
}

/** Records as the text of their file. `parseRecords` reads it. */
export function packRecords({ pages, ...records }: SearchRecords): string {
  const sections = pages.flatMap((page) => page.sections);
  return JSON.stringify({
    ...records,
    pages: pages.map(({ route, group, sections: { length } }) => ({
      route,
      group,
      sections: length,
    })),
    columns: Object.fromEntries(
      COLUMNS.map((name) => [name, sections.map((one) => one[name] ?? 0)]),
    ),
  });
}

/** Downloaded records → typed records. Throws when the file is of another version of the site than the code. */
export function parseRecords({ pages, columns, ...records }: PackedRecords): SearchRecords {
  const count = columns?.level?.length;
  if (!count || COLUMNS.some((name) => columns[name]?.length !== count)) {
    throw new Error('Search records: the file and the code do not fit. Build the site again.');
  }
  const sections = columns.level.map((_, i) => {
    const fields = COLUMNS.map((name) => [name, columns[name][i]]);
    return Object.fromEntries(
      fields.filter(([, value]) => value !== 0),
    ) as unknown as SectionRecord;
  });
  return {
    ...records,
    pages: pages.map(({ route, group, sections: length }) => {
      const own = sections.splice(0, length);
      return { route, group, title: own[0]?.heading ?? '', sections: own };
    }),
  };
}
