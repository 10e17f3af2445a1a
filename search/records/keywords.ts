import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { isStopWord } from '../engine/stopWords';
import type { PageRecord } from '../types';

/** File next to the pages of a folder, with what readers type who want a section, in words it does not have. */
export const KEYWORDS_FILE = '_keywords.txt';

/** A line of a keywords file: `/guide/advanced/css#modules | scoped class names; styles leak`. */
export interface KeywordLine {
  /** Counted from 1. */
  line: number;
  /** Route without language, and `#` with the heading's id, except for a page's opening. */
  address: string;
  /** Empty if the line has no `|`. */
  phrases: string[];
}

/** Address of a section, without language → phrases. */
export type Keywords = ReadonlyMap<string, readonly string[]>;

/** Parses a keywords file, without empty lines and comments (`//`). Never throws. */
export function parseKeywords(text: string): KeywordLine[] {
  return text.split('\n').flatMap((written, i) => {
    const trimmed = written.trim();
    if (!trimmed || trimmed.startsWith('//')) return [];
    const [address = '', phrases = ''] = trimmed.split('|').map((part) => part.trim());
    const list = phrases.split(';').map((phrase) => phrase.trim());
    return { line: i + 1, address, phrases: list.filter(Boolean) };
  });
}

/** Keywords of all pages of a language, from its folder in docs/. */
export function readKeywords(folder: string): Keywords {
  const files = globSync(`**/${KEYWORDS_FILE}`, { cwd: folder }).sort();
  const lines = files.flatMap((file) =>
    parseKeywords(readFileSync(path.join(folder, file), 'utf8')),
  );
  return new Map(lines.map(({ address, phrases }) => [address, phrases]));
}

const withoutStopWords = (phrase: string) =>
  phrase
    .split(' ')
    .filter((word) => !isStopWord(word.toLowerCase()))
    .join(' ');

/** Adds keywords to the sections of pages; ignores addresses without a section. */
export function withKeywords(
  pages: readonly PageRecord[],
  keywords: Keywords,
  lang: string,
): PageRecord[] {
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const address = page.route.replace(new RegExp(`^/${lang}(?=/)`), '');
      const told = keywords.get(section.id ? `${address}#${section.id}` : address) ?? [];
      const phrases = told.map(withoutStopWords).filter(Boolean).join(';');
      return phrases ? { ...section, keywords: phrases } : section;
    }),
  }));
}
