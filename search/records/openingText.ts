import { indexTerms, stemTerm } from '../engine/tokenize';
import type { PageRecord, SectionRecord } from '../types';

/** Maximum length of a section's text that is kept in full; Chinese needs fewer characters. */
const MAX_TEXT: Readonly<Record<string, number>> = { zh: 49 };
const MAX_TEXT_ELSE = 141;

/** A name in code (a flag, or with a capital, digit or punctuation after its first character), or a plain word. */
const NAME =
  /(?<![\w-])--?[a-z][a-z-]*|[@$]?[A-Za-z]+(?:[A-Z\d_$]|[.\-/:](?=[\w$]))[\w$.\-/:]*[\w$]|\b[a-z]{4,}\b/g;
const PLAIN = /^[a-z]+$/;
/** A Chinese word, of two characters, so that it is also an index term. */
const HAN_WORD = /^\p{Script=Han}{2}$/u;
/** Maximum number of pages with a plain or Chinese word that is kept, because it distinguishes them. */
const MAX_PAGES = 10;
const MAX_PAGES_HAN = 5;

/** Without other letters: the segmenter copies the text that it gets for each word. */
const HAN_RUN = /\p{Script=Han}+/gu;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** The names and words of a text. */
const namesOf = (text: string): string[] => [
  ...(text.match(NAME) ?? []),
  ...(text.match(HAN_RUN) ?? [])
    .flatMap((run) => Array.from(segmenter.segment(run), ({ segment }) => segment))
    .filter((word) => HAN_WORD.test(word)),
];
const isWord = (name: string) => PLAIN.test(name) || HAN_WORD.test(name);
/** Index term of a word. */
const termOf = (word: string) => (PLAIN.test(word) ? stemTerm(word) : word);

/** The text up to the last whole word or punctuation mark within the limit. */
function opening(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most + 1);
  const end = Math.max(...[' ', '，', '。', '；', '：'].map((mark) => start.lastIndexOf(mark)));
  return `${start.slice(0, end > most / 2 ? end : most).trimEnd()}…`;
}

const termsOf = (sections: readonly SectionRecord[]) =>
  new Set(indexTerms(sections.map(({ heading, text }) => `${heading} ${text}`).join('\n')));

/**
 * Truncates long sections to the start of their text, with “…”, and keeps the names and rare words of the rest that are in
 * no text of the page.
 */
export function withOpeningText(
  pages: readonly PageRecord[],
  lang: string,
  most = MAX_TEXT[lang] ?? MAX_TEXT_ELSE,
): PageRecord[] {
  const have = new Map<string, number>();
  for (const { sections } of pages)
    for (const term of termsOf(sections)) have.set(term, (have.get(term) ?? 0) + 1);
  const tells = (name: string) =>
    !isWord(name) ||
    (have.get(termOf(name)) ?? 0) <= (PLAIN.test(name) ? MAX_PAGES : MAX_PAGES_HAN);
  return pages.map((page) => {
    const short = page.sections.map((one) => ({ ...one, text: opening(one.text, most) }));
    const told = termsOf(short);
    /** A name is kept per section, a word once. */
    const isNew = (name: string) =>
      isWord(name)
        ? !told.has(termOf(name)) && told.add(termOf(name))
        : !told.has(name.toLowerCase());
    const sections = short.map((section, i): SectionRecord => {
      const whole = page.sections[i]?.text ?? '';
      const rest = section.text === whole ? '' : whole.slice(section.text.length - 1);
      const names = [...new Set(namesOf(rest))].filter((name) => tells(name) && isNew(name));
      return names.length > 0 ? { ...section, code: names.sort().join(' ') } : section;
    });
    return { ...page, sections };
  });
}
