import { indexTerms } from '../engine/tokenize';
import type { PageRecord, SectionRecord } from '../types';

/** Most characters of a section's text that the search knows whole; Chinese says as much in fewer. */
const MAX_TEXT: Readonly<Record<string, number>> = { zh: 64 };
const MAX_TEXT_ELSE = 240;

/** A name of code: a flag, or with a capital, digit or mark after its first character. */
const NAME =
  /(?<![\w-])--?[a-z][a-z-]*|[@$]?[A-Za-z]+(?:[A-Z\d_$]|[.\-/:](?=[\w$]))[\w$.\-/:]*[\w$]/g;

/** The text up to the last whole word or mark within the limit. */
function opening(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most + 1);
  const end = Math.max(...[' ', '，', '。', '；', '：'].map((mark) => start.lastIndexOf(mark)));
  return `${start.slice(0, end > most / 2 ? end : most).trimEnd()}…`;
}

/**
 * Pages whose long sections keep the opening of their text, with “…”. Of what follows stay the names that no text of
 * the page has; of the names in code those that no other section has, either: `export` says nothing about any.
 */
export function withOpeningText(
  pages: readonly PageRecord[],
  lang: string,
  most = MAX_TEXT[lang] ?? MAX_TEXT_ELSE,
): PageRecord[] {
  const cut = (section: SectionRecord) => {
    const text = opening(section.text, most);
    const rest = text === section.text ? '' : section.text.slice(text.length - 1);
    const named = new Set(rest.match(NAME));
    return { ...section, text, named, names: new Set([...section.code.split(' '), ...named]) };
  };
  const short = pages.map((page) => ({ ...page, sections: page.sections.map(cut) }));
  const counts = new Map<string, number>();
  for (const { names } of short.flatMap(({ sections }) => sections))
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return short.map((page) => {
    const text = page.sections.map((one) => `${one.heading} ${one.text}`).join('\n');
    const told = new Set(indexTerms(text));
    const sections = page.sections.map(({ names, named, ...section }) => ({
      ...section,
      code: [...names]
        .filter((name) => name && !told.has(name.toLowerCase()))
        .filter((name) => named.has(name) || counts.get(name) === 1)
        .sort()
        .join(' '),
    }));
    return { ...page, sections };
  });
}
