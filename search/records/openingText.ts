import { HAN, indexTerms } from '../engine/tokenize';
import type { PageRecord, SectionRecord } from '../types';

/** Most characters of a section's text that the search knows whole; Chinese says as much in fewer. */
const MAX_TEXT: Readonly<Record<string, number>> = { zh: 64 };
const MAX_TEXT_ELSE = 240;
/** Sections beyond which a name or word says nothing about any of them: `export`, `defineConfig`. */
const MAX_SECTIONS = 1;

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
 * the page has; of its other words and of the names in code those that hardly any other section has, either.
 */
export function withOpeningText(
  pages: readonly PageRecord[],
  lang: string,
  most = MAX_TEXT[lang] ?? MAX_TEXT_ELSE,
): PageRecord[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const cut = (section: SectionRecord) => {
    const text = opening(section.text, most);
    const rest = text === section.text ? '' : section.text.slice(text.length - 1);
    const words = [...segmenter.segment(rest)].filter(
      ({ segment, isWordLike }) => isWordLike && segment.length > 1,
    );
    const names = new Set(rest.match(NAME));
    const code = section.code.split(' ');
    const beyond = new Set([...code, ...names, ...words.map((word) => word.segment)]);
    return { ...section, text, names, beyond };
  };
  const short = pages.map((page) => ({ ...page, sections: page.sections.map(cut) }));
  const counts = new Map<string, number>();
  for (const { beyond } of short.flatMap(({ sections }) => sections))
    for (const word of beyond) counts.set(word, (counts.get(word) ?? 0) + 1);
  return short.map((page) => {
    const text = page.sections.map((one) => `${one.heading} ${one.text}`).join('\n');
    const terms = new Set(indexTerms(text));
    // Han has no ends of words: there, a word inside another is found by its pairs.
    const isTold = (word: string) =>
      HAN.test(word) ? text.includes(word) : terms.has(word.toLowerCase());
    const isRare = (word: string) => (counts.get(word) ?? 0) <= MAX_SECTIONS;
    const sections = page.sections.map(({ beyond, names, ...section }) => ({
      ...section,
      code: [...beyond]
        .filter((word) => word && !isTold(word) && (names.has(word) || isRare(word)))
        .sort()
        .join(' '),
    }));
    return { ...page, sections };
  });
}
