import { type KeywordLine, parseKeywords } from '../../search/records/keywords';
import type { Finding } from '../finding';
import { nearest } from './nearest';
import type { Page } from './page';

/** A `_keywords.txt` as text, with its path from the project's root. */
export interface KeywordFile {
  file: string;
  text: string;
}

const addressesOf = ({ route, headings }: Page): string[] => [
  route,
  ...headings.flatMap(({ id, depth }) => (id && depth > 1 ? `${route}#${id}` : [])),
];

/** Findings of a keywords file: lines without phrases, addresses that are not a section in its folder, duplicates. */
export function keywordFindings({ file, text }: KeywordFile, pages: readonly Page[]): Finding[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const inFolder = pages.filter(
    (page) => page.file.startsWith(folder) && !page.file.slice(folder.length).includes('/'),
  );
  const known = inFolder.flatMap(addressesOf);
  const seen = new Set<string>();
  return parseKeywords(text).flatMap((written): Finding[] => {
    const { line, address } = written;
    const isTwice = seen.has(address);
    seen.add(address);
    if (!known.includes(address)) {
      const problem = `“${address}” is not a section of a page in this folder`;
      return [
        {
          file,
          line,
          problem,
          write: nearest(address, known) ?? 'the address of a section of this folder',
        },
      ];
    }
    if (isTwice) {
      const problem = `“${address}” already has a line`;
      return [{ file, line, problem, write: 'all its phrases in one line' }];
    }
    return phraseFindings(file, written);
  });
}

function phraseFindings(file: string, { line, address, phrases }: KeywordLine): Finding[] {
  const at = { file, line };
  if (phrases.length === 0) {
    const write = `${address} | what a reader types; and what else`;
    return [{ ...at, problem: `“${address}” has no keywords`, write }];
  }
  const twice = phrases.find((phrase, i) => phrases.indexOf(phrase) !== i);
  if (!twice) return [];
  const write = `${address} | ${[...new Set(phrases)].join('; ')}`;
  return [{ ...at, problem: `“${twice}” appears twice`, write }];
}
