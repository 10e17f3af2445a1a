import type { GroupHit } from './matchGroup';
import { isStopWord } from './stopWords';
import { findRuns, hanBigrams, latinForms, stemTerm } from './tokenize';

/** A pair of Han characters is half a word. */
const PAIR = 0.5;

/** Share of a heading's words that the query has, 0 to 1: a heading that says no more than the query is the answer. */
export function headingPrecision(heading: string, hits: readonly (GroupHit | undefined)[]): number {
  const found = new Set<string>();
  for (const hit of hits) {
    for (const [term, fields] of hit?.terms ?? []) if (fields.includes('heading')) found.add(term);
  }
  let all = 0;
  let has = 0;
  const count = (terms: readonly string[], worth: number) => {
    all += worth;
    if (terms.some((term) => found.has(term))) has += worth;
  };
  for (const { text, han } of findRuns(heading)) {
    if (han) for (const pair of hanBigrams(text)) count([pair], PAIR);
    else {
      const { whole, parts } = latinForms(text);
      if (!isStopWord(whole)) count([whole, stemTerm(whole), ...parts], 1);
    }
  }
  return all > 0 ? has / all : 0;
}
