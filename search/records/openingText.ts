import { HAN, indexTerms } from '../engine/tokenize';
import type { PageRecord, SectionRecord } from '../types';

/**
 * Most characters of a section's text that the search knows whole; Chinese says as much in fewer. Of what
 * follows, words stay that no other text has, and names that no other text of the page has, so that every
 * word of the site is found.
 */
const MAX_TEXT: Readonly<Record<string, number>> = { zh: 60 };
const MAX_TEXT_ELSE = 240;

/** A name of code: a flag, or with a capital, digit or mark after its first character. */
const NAME =
  /(?<![\w-])--?[a-z][a-z-]*|[@$]?[A-Za-z]+(?:[A-Z\d_$]|[.\-/:](?=[\w$]))[\w$.\-/:]*[\w$]/g;

/** The text up to the last whole word or mark within the limit. */
function opening(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most + 1);
  const end = Math.max(...[' ', '，', '。', '；', '：'].map((mark) => start.lastIndexOf(mark)));
  return start.slice(0, end > most / 2 ? end : most);
}

const textOf = ({ heading, text, code }: SectionRecord) => `${heading} ${text} ${code}`;

/** Gives the words of a text that are not among the known ones, and knows them from then on. */
function newWordFinder(known: string, lang: string): (text: string) => string[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  // Han has no ends of words: there, a word inside another is found by its pairs.
  const terms = new Set(indexTerms(known));
  const isKnown = (word: string) => (HAN.test(word) ? known.includes(word) : terms.has(word));
  const met = new Set<string>();
  return (text) =>
    [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => {
      const word = segment.toLowerCase();
      if (!isWordLike || word.length < 2 || met.has(word) || isKnown(word)) return [];
      met.add(word);
      return segment;
    });
}

/** Pages whose long sections keep the opening of their text, with “…”; what is said nowhere else joins their code. */
export function withOpeningText(
  pages: readonly PageRecord[],
  lang: string,
  most = MAX_TEXT[lang] ?? MAX_TEXT_ELSE,
): PageRecord[] {
  const short = pages.map(({ sections }) =>
    sections.map((section) => ({ ...section, text: opening(section.text, most) })),
  );
  const newWords = newWordFinder(short.flat().map(textOf).join('\n'), lang);
  return pages.map((page, p) => {
    const sections = short[p] ?? [];
    const ofPage = sections.map(textOf).join('\n');
    const terms = new Set(indexTerms(ofPage));
    return {
      ...page,
      sections: sections.map((section, s) => {
        const rest = page.sections[s]?.text.slice(section.text.length) ?? '';
        const text = rest ? `${section.text.trimEnd()}…` : section.text;
        const isNew = (name: string) =>
          name.startsWith('-') ? !terms.has(name) : !ofPage.includes(name);
        const names = (rest.match(NAME) ?? []).filter(isNew);
        const code = new Set([...section.code.split(' '), ...names, ...newWords(rest)]);
        return { ...section, text, code: [...code].filter(Boolean).sort().join(' ') };
      }),
    };
  });
}
