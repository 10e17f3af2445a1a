import MiniSearch from 'minisearch';
import type { PageRecord } from '../types';
import { readHeading } from './headingBoost';
import { KNOBS } from './knobs';
import { nearWords } from './nearWords';
import { compact, indexTerms } from './tokenize';

type Field = keyof typeof KNOBS.fields;
const FIELDS = Object.keys(KNOBS.fields) as Field[];

/** Exact look-ups that are kept; then all are forgotten. */
const MAX_KEPT = 500;

/** Where a section is: page and section number in the records. */
export interface SectionAddress {
  page: number;
  section: number;
}

/** What names a section, read once: it is compared with every query that has a word of it. */
export interface SectionNames extends SectionAddress {
  names: readonly string[];
  keywords: readonly string[];
  /** Title, heading and keywords, lower case. */
  written: string;
}

export interface SectionIndex {
  /** Sections by document number. */
  addresses: SectionNames[];
  /** Score and matched terms of each section for any of the terms. */
  lookUp(terms: readonly string[], options?: LookUpOptions): Map<number, Match>;
  has(term: string): boolean;
  /** The terms nearest to a word with a slip; `isOpen` while it may still be growing. */
  near(word: string, isOpen: boolean): string[];
}

export interface LookUpOptions {
  prefix?: boolean;
}

export interface Match {
  score: number;
  /** Index term → fields it was found in. */
  terms: Map<string, readonly string[]>;
}

/** Builds the index of all sections. Takes 30 to 125 ms for fifty pages. */
export function buildSectionIndex(pages: readonly PageRecord[]): SectionIndex {
  const vocabulary = new Set<string>();
  const addresses: SectionNames[] = [];
  const index = new MiniSearch({
    fields: FIELDS,
    idField: 'number',
    processTerm: (term) => term,
    tokenize: (text) => {
      const terms = indexTerms(text);
      for (const term of terms) vocabulary.add(term);
      return terms;
    },
    searchOptions: {
      boost: KNOBS.fields,
      tokenize: (term) => term.split(' '),
    },
  });
  pages.forEach((page, p) => {
    page.sections.forEach((section, s) => {
      const { heading, keywords = '' } = section;
      const written = `${page.title} ${heading} ${keywords}`.toLowerCase();
      // A page is called as its address ends, too.
      const slug = s === 0 ? [compact(page.route.split('/').filter(Boolean).at(-1) ?? '')] : [];
      const names = [...readHeading(heading), ...slug];
      const read = { page: p, section: s, names, keywords: keywords.split(';'), written };
      const document: Record<Field, string> & { number: number } = {
        number: addresses.push(read) - 1,
        heading,
        title: page.title,
        slug: page.route.replace(/^\/zh\//, '/'),
        id: section.id || (page.route.split('/').filter(Boolean).at(-1) ?? ''),
        keywords,
        text: section.text,
        code: section.code,
      };
      index.add(document);
    });
  });
  const exact = new Map<string, Map<number, Match>>();
  return {
    addresses,
    has: (term) => vocabulary.has(term),
    near(word, isOpen) {
      const whole = nearWords(word, vocabulary, false);
      return whole.length > 0 || !isOpen ? whole : nearWords(word, vocabulary, true);
    },
    lookUp(terms, { prefix = false } = {}) {
      const text = terms.join(' ');
      const known = !prefix && exact.get(text);
      if (known) return known;
      const found = new Map<number, Match>();
      for (const result of index.search(text, { prefix })) {
        found.set(result.id, {
          score: result.score,
          terms: new Map(Object.entries(result.match)),
        });
      }
      // While a query is typed, its first words are asked for at every key.
      if (!prefix) {
        if (exact.size >= MAX_KEPT) exact.clear();
        exact.set(text, found);
      }
      return found;
    },
  };
}
