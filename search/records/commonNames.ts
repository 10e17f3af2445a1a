import type { PageRecord } from '../types';

/** Sections beyond which a name in code says nothing about any of them: `export`, `defineConfig`. */
const MOST_SECTIONS = 4;

/** Pages without the names that the code of many sections shows; names in text and headings stay. */
export function withoutCommonNames(
  pages: readonly PageRecord[],
  most = MOST_SECTIONS,
): PageRecord[] {
  const counts = new Map<string, number>();
  const namesOf = (code: string) => code.split(' ').filter(Boolean);
  for (const { sections } of pages) {
    for (const { code } of sections) {
      for (const name of namesOf(code)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const isTelling = (name: string) => (counts.get(name) ?? 0) <= most;
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      code: namesOf(section.code).filter(isTelling).join(' '),
    })),
  }));
}
