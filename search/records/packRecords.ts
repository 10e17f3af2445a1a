import { alphabetOf, encoder } from '../engine/alphabet';
import { COLUMNS, PAGE_END, PHRASE_END, SECTION_END } from '../engine/parseRecords';
import type { PageRecord, SearchRecords } from '../types';
import { choosePhrases, phraseEncoder } from './phrases';

type Column = (typeof COLUMNS)[number];

function cellOf(page: PageRecord, column: Column): string {
  if (column === 'route' || column === 'group') return page[column];
  if (column === 'level') return page.sections.map(({ level }) => level).join('');
  return page.sections.map((section) => section[column] ?? '').join(SECTION_END);
}

/** Syllable → its characters: far fewer syllables than characters. */
function pinyinLines(table: Readonly<Record<string, string>>): string[] {
  const lines = new Map<string, string>();
  for (const [char, syllables] of Object.entries(table)) {
    for (const syllable of syllables.split(' ')) {
      lines.set(syllable, (lines.get(syllable) ?? '') + char);
    }
  }
  return [...lines].sort().map(([syllable, chars]) => syllable + chars);
}

/**
 * Records as the text of their file; `parseRecords` of the engine reads it. `quick` leaves out the phrases:
 * a larger file in a fraction of the time, for a server that packs at every request.
 */
export function packRecords(
  { lang, pages, synonyms, pinyin }: SearchRecords,
  { quick = false } = {},
): string {
  const columns = COLUMNS.map((column) => pages.map((page) => cellOf(page, column)).join(PAGE_END));
  const lines = synonyms.map((words) => words.join(SECTION_END)).join(PAGE_END);
  const table = pinyinLines(pinyin).join(PAGE_END);
  const alphabet = alphabetOf([...columns, lines, table]);
  const phrases = quick ? [] : choosePhrases([...columns, lines], alphabet);
  const encode = phraseEncoder(alphabet, phrases);
  return JSON.stringify({
    lang,
    alphabet,
    phrases: encoder(alphabet)(phrases.join(PHRASE_END)),
    synonyms: encode(lines),
    pinyin: encode(table),
    pages: columns.map(encode),
  });
}
