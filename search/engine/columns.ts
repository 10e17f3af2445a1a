import type { PageRecord, SearchRecords, SectionRecord } from '../types';

const FIELDS = ['level', 'id', 'heading', 'text', 'keywords', 'code'] as const;

/** Records as their file holds them, a list for each field of the sections: texts of one kind compress better. */
export interface Columns extends Omit<SearchRecords, 'pages'> {
  /** Each with how many of the sections are its own. */
  pages: (Omit<PageRecord, 'sections'> & { sections: number })[];
  fields: unknown[][];
}

/** Records as they are written to their file. */
export function toColumns({ pages, ...others }: SearchRecords): Columns {
  const all = pages.flatMap(({ sections }) => sections);
  return {
    ...others,
    pages: pages.map((page) => ({ ...page, sections: page.sections.length })),
    fields: FIELDS.map((field) => all.map((section) => section[field] ?? '')),
  };
}

/** Records as they are read from it; a field that a section lacked is empty. */
export function fromColumns({ pages, fields, ...others }: Columns): SearchRecords {
  let next = 0;
  const readSection = () => {
    const own = FIELDS.map((field, i) => [field, fields[i]?.[next]]);
    next += 1;
    return Object.fromEntries(own) as SectionRecord;
  };
  return {
    ...others,
    pages: pages.map((page) => ({
      ...page,
      sections: Array.from({ length: page.sections }, readSection),
    })),
  };
}
