import type { PageRecord } from '../types';
import { nearWords } from './nearWords';
import type { QueryGroup } from './query';
import { isFaint, isProductName } from './stopWords';
import { findRuns } from './tokenize';

/** Most terms of an answer (specification 2.7.10). */
const MAX_TERMS = 3;
/** Letters from which a word is worth a guess. */
const MIN_LETTERS = 4;

/** Chinese terms that are a part of a run, or as long as it with half of its characters. */
function nearHan(text: string, hanTerms: readonly string[]): string[] {
  const isNear = (term: string) => {
    const same = [...term].filter((char, i) => char === text.charAt(i)).length;
    return text.includes(term) || (term.length === text.length && same * 2 >= term.length);
  };
  return hanTerms.filter((term) => term.length > 1 && isNear(term));
}

/**
 * Makes what finds, for a query without results, up to three terms of the site that may have been meant: words
 * of it that name a page or section, then such names with one slip more than the search forgives, then Chinese
 * terms. `hanTerms` are known ones.
 */
export function buildNearTerms(pages: readonly PageRecord[], hanTerms: readonly string[]) {
  let names: Map<string, string> | undefined;
  const readNames = () => {
    const headings = pages.flatMap(({ sections }) => sections.map(({ heading }) => heading));
    const runs = headings.flatMap((heading) => findRuns(heading)).filter(({ han }) => !han);
    const telling = runs.filter(({ text }) => text.length >= MIN_LETTERS && !isFaint(text));
    return new Map(telling.map(({ text }) => [text.toLowerCase(), text]));
  };
  return (groups: readonly QueryGroup[]): string[] => {
    names ??= readNames();
    const known = names;
    const latin = groups.filter(({ han, text }) => !han && text.length >= MIN_LETTERS);
    const asTyped = latin.filter(({ text }) => known.has(text) && !isProductName(text));
    const terms = [
      ...asTyped.map(({ text }) => text),
      ...latin.flatMap(({ text }) => nearWords(text, known.keys(), false, 1)),
      ...groups.flatMap(({ han, text }) => (han ? nearHan(text, hanTerms) : [])),
    ];
    return [...new Set(terms)].slice(0, MAX_TERMS).map((term) => known.get(term) ?? term);
  };
}
