import { indexTerms } from '../engine/tokenize';
import type { PageRecord, SectionRecord } from '../types';

/** Most characters of a section's text that the search knows whole; Chinese says as much in fewer. */
const MAX_TEXT: Readonly<Record<string, number>> = { zh: 60 };
const MAX_TEXT_ELSE = 224;

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
 * the page has.
 */
export function withOpeningText(
  pages: readonly PageRecord[],
  lang: string,
  most = MAX_TEXT[lang] ?? MAX_TEXT_ELSE,
): PageRecord[] {
  return pages.map((page) => {
    const short = page.sections.map((one) => ({ ...one, text: opening(one.text, most) }));
    const told = new Set(
      indexTerms(short.map(({ heading, text }) => `${heading} ${text}`).join('\n')),
    );
    const sections = short.map((section, i): SectionRecord => {
      const whole = page.sections[i]?.text ?? '';
      const rest = section.text === whole ? '' : whole.slice(section.text.length - 1);
      const names = [...new Set(rest.match(NAME))].filter((name) => !told.has(name.toLowerCase()));
      return names.length > 0 ? { ...section, code: names.sort().join(' ') } : section;
    });
    return { ...page, sections };
  });
}
