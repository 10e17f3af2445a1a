import type { SearchRecords, SectionRecord } from '../types';

/** What names a message by itself: `TS5011`, `ERR_MODULE_NOT_FOUND`. */
const CODE = /\bTS\d{4,5}\b|\bE(?:RR_)?[A-Z]{3,}(?:_[A-Z]+)*\b/;
/** Words of a message that are enough for an address. */
const WORDS = 7;

/** The id that a heading has if its page writes none: the code in it, or its first words. */
export const anchorOf = (heading: string): string =>
  (CODE.exec(heading)?.[0] ?? heading.split(/\s+/).slice(0, WORDS).join(' '))
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

const withSections = (
  records: SearchRecords,
  change: (section: SectionRecord) => object,
): SearchRecords =>
  Object.assign({}, records, {
    pages: records.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({ ...section, ...change(section) })),
    })),
  });

/** Records as their file has them, 2 % smaller: without the ids that are those of {@link anchorOf}. */
export const withoutAnchors = (records: SearchRecords): SearchRecords =>
  withSections(records, ({ id, heading }) => (id === anchorOf(heading) ? { id: undefined } : {}));

/** Records of a file, whole again. */
export const withAnchors = (records: SearchRecords): SearchRecords =>
  withSections(records, ({ id, heading }) => ({ id: id ?? anchorOf(heading) }));
