import type { PageRecord } from '../types';

/**
 * Most characters of a section's text that the search knows whole; Chinese says as much in fewer. Of what
 * follows, clauses stay that have a word found nowhere else, so that every word of the site is found
 * (issue 4, bar of 0.85 KB gzip a page).
 */
const MOST_TEXT: Readonly<Record<string, number>> = { zh: 195 };
const MOST_TEXT_ELSE = 470;

/** Ends of clauses; a dot or colon inside a name is none. */
const CLAUSE = /(?<=[，。；：！？]|[,.;:!?](?=\s))/;

/** The text up to the last whole word or mark within the limit. */
function opening(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most + 1);
  const end = Math.max(...[' ', '，', '。', '；', '：'].map((mark) => start.lastIndexOf(mark)));
  return start.slice(0, end > most / 2 ? end : most);
}

/** Says of a clause whether it has a word that the kept texts lack. */
function newWordFinder(kept: string, lang: string): (clause: string) => boolean {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const has = kept.toLowerCase();
  return (clause) =>
    [...segmenter.segment(clause.toLowerCase())].some(
      ({ segment, isWordLike }) => isWordLike && segment.length > 1 && !has.includes(segment),
    );
}

/** The opening of a text and the clauses after it that are new; `…` stands where something is left out. */
function shorten(text: string, most: number, isNew: (clause: string) => boolean): string {
  const start = opening(text, most);
  let kept = start;
  let isGap = false;
  for (const clause of text.slice(start.length).split(CLAUSE)) {
    if (isNew(clause)) kept += isGap ? ` …${clause}` : clause;
    isGap = !isNew(clause);
  }
  return kept.trim();
}

/** Pages whose long sections keep the opening of their text and what is said nowhere else. */
export function withOpeningText(
  pages: readonly PageRecord[],
  lang: string,
  most = MOST_TEXT[lang] ?? MOST_TEXT_ELSE,
): PageRecord[] {
  const kept = pages.flatMap(({ sections }) =>
    sections.map(({ heading, text, code }) => `${heading} ${opening(text, most)} ${code}`),
  );
  const isNew = newWordFinder(kept.join('\n'), lang);
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      text: shorten(section.text, most, isNew),
    })),
  }));
}
