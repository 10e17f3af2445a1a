import MiniSearch from 'minisearch';
import type { PageRecord } from '../types';
import { KNOBS } from './knobs';
import { parseQuery } from './query';
import { compact, countWords, hanBigrams, indexTerms, stemTerm } from './tokenize';

/** A match of a word of the query in a section. */
interface Hit {
  score: number;
  /** Share of the word that was found, less for a guess: 1 is the exact word. */
  share: number;
  /** Index term → fields it was found in. */
  terms: Map<string, readonly string[]>;
}

/** Section number → match. */
export type Found = Map<number, Hit>;

/** Position and names of a section, computed once, because every matching query compares them. */
export interface Section {
  /** Page and section number in the records. */
  page: number;
  section: number;
  /** Ways to type its heading, letters only. */
  names: readonly string[];
  /** The words of each keyword, each as the index terms that match it. */
  keywords: readonly (readonly string[][])[];
  /** Number of words in its heading. */
  words: number;
}

interface LookUp {
  /** Whether terms may be prefixes. */
  prefix?: boolean;
  /** Whether sections must have all terms. */
  all?: boolean;
  /** Worth of such a hit compared with the exact word, 0 to 1. */
  worth?: number;
}

export interface SectionIndex {
  sections: Section[];
  vocabulary: ReadonlySet<string>;
  /** Terms of titles, headings and addresses, which a typing error may have meant. */
  names: ReadonlySet<string>;
  lookUp(terms: readonly string[], options?: LookUp): Found;
}

const NAME = /[\w$@/-]+(?:\.[\w$@/-]+)*/g;

/**
 * Ways to type a heading: itself, its name or the names with a dot or digit among its words (`output.emitCss and
 * output.emitAssets`), a command at its end (`rslib mf-dev`), and their last parts: `autoexternal` for `lib.autoExternal`.
 */
function readHeading(heading: string): string[] {
  const names = heading.match(NAME) ?? [];
  const own = names.filter(
    (name, at) => /[._\d]/.test(name) || (at === names.length - 1 && /\w-\w/.test(name)),
  );
  const lastParts = own.map((name) => name.split(/[./]/).at(-1) ?? '');
  return [heading, ...own, ...lastParts].map(compact);
}

const readKeyword = (phrase: string): string[][] =>
  parseQuery(phrase).flatMap(({ text, han, forms: { whole } }) =>
    han ? hanBigrams(text).map((pair) => [pair]) : [[whole, stemTerm(whole)]],
  );

/** Builds the index of all sections. Takes 30 to 125 ms for fifty pages. */
export function buildSectionIndex(pages: readonly PageRecord[]): SectionIndex {
  const vocabulary = new Set<string>();
  const names = new Set<string>();
  const sections: Section[] = [];
  const index = new MiniSearch({
    fields: Object.keys(KNOBS.fields),
    idField: 'number',
    processTerm: (term) => term,
    tokenize: (text, field = '') => {
      const terms = indexTerms(text);
      const isNaming = !['text', 'code', 'keywords'].includes(field);
      for (const term of terms) {
        vocabulary.add(term);
        if (isNaming) names.add(term);
      }
      return terms;
    },
    searchOptions: { boost: KNOBS.fields, tokenize: (text) => text.split(' ') },
  });
  pages.forEach(({ route, title, sections: own }, page) => {
    const slug = route.split('/').filter(Boolean).at(-1) ?? '';
    own.forEach(({ id, heading, text, code = '', keywords = '' }, section) => {
      index.add({
        number: sections.length,
        heading,
        title,
        slug: route.replace(/^\/zh\//, '/'),
        id: id || slug,
        keywords,
        text,
        code,
      });
      sections.push({
        page,
        section,
        // The end of its address also names a page.
        names: [...readHeading(heading), ...(section === 0 ? [compact(slug)] : [])],
        keywords: keywords.split(';').map(readKeyword),
        words: countWords(heading),
      });
    });
  });
  return {
    sections,
    vocabulary,
    names,
    lookUp(terms, { prefix = false, all = false, worth = 1 } = {}) {
      const combineWith = all ? 'AND' : 'OR';
      const results = index.search(terms.join(' '), { prefix, combineWith });
      return new Map(
        results.map(({ id, score, match }) => [
          id,
          { score: score * worth, share: worth, terms: new Map(Object.entries(match)) },
        ]),
      );
    },
  };
}
