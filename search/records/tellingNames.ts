import type { PageRecord } from '../types';

/** Sections beyond which a name in code says nothing about any of them: `export`, `defineConfig`. */
const MAX_SECTIONS = 2;
/** What may stand on either side of a name in a text that has it as a word. */
const EDGES = /[^\w$@.\-/:]+/;

const namesOf = (code: string) => [...new Set(code.split(' ').filter(Boolean))];

/**
 * Pages whose sections know only the telling names of their code: not those that the code of many
 * sections shows, nor those that the text of any section has, where they are found anyway.
 */
export function withTellingNames(pages: readonly PageRecord[], most = MAX_SECTIONS): PageRecord[] {
  const counts = new Map<string, number>();
  const inText = new Set<string>();
  for (const { sections } of pages) {
    for (const { code, text, heading } of sections) {
      for (const name of namesOf(code)) counts.set(name, (counts.get(name) ?? 0) + 1);
      for (const word of `${heading} ${text}`.split(EDGES)) inText.add(word.replace(/[.:]+$/, ''));
    }
  }
  const isTelling = (name: string) => (counts.get(name) ?? 0) <= most && !inText.has(name);
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      code: namesOf(section.code).filter(isTelling).join(' '),
    })),
  }));
}
