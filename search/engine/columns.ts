import type { PageRecord, SearchRecords, SectionRecord } from '../types';

const FIELDS = ['level', 'id', 'heading', 'text', 'keywords', 'code'] as const;

/** Format of the records file: a list for each field of the sections, because similar texts compress better. */
export interface Columns extends Omit<SearchRecords, 'pages'> {
  /** Each with its number of sections. */
  pages: (Omit<PageRecord, 'sections'> & { sections: number })[];
  fields: unknown[][];
}

/** Converts records to the format of their file. */
export function toColumns({ pages, ...others }: SearchRecords): Columns {
  const all = pages.flatMap(({ sections }) => sections);
  return {
    ...others,
    pages: pages.map((page) => ({ ...page, sections: page.sections.length })),
    fields: FIELDS.map((field) => all.map((section) => section[field] ?? '')),
  };
}

/** Converts them back; fields that a section lacked are empty. */
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
