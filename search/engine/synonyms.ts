import { addAll, addMatch, type GroupMatch } from './matchGroup';
import { parseQuery, type QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { compact, HAN, hanBigrams } from './tokenize';

/** Worth of a section that says the same in other words. */
const SYNONYM = 0.8;
/** Longest phrase of the table, in groups of a query. */
const LONGEST = 4;

export interface SynonymTable {
  /** Other ways to say a phrase, by its letters only; empty when there are none. */
  othersOf(phrase: string): readonly string[];
  /** Chinese terms of the table, longest first, for cutting runs of Han. */
  hanTerms: readonly string[];
}

/** Makes the table from groups of words that mean the same. */
export function buildSynonymTable(groups: readonly (readonly string[])[]): SynonymTable {
  const others = new Map<string, string[]>();
  const hanTerms = new Set<string>();
  for (const group of groups) {
    for (const word of group) {
      const rest = group.filter((other) => other !== word);
      const key = compact(word);
      others.set(key, [...(others.get(key) ?? []), ...rest]);
      if (HAN.test(word) && !/[a-z]/i.test(word)) hanTerms.add(word);
    }
  }
  return {
    othersOf: (phrase) => others.get(phrase) ?? [],
    hanTerms: [...hanTerms].sort((a, b) => b.length - a.length),
  };
}

function termsOf(phrase: string): string[] {
  return parseQuery(phrase).flatMap((group) =>
    group.han ? hanBigrams(group.text) : [group.forms.whole],
  );
}

/** Adds to each group the sections that say its phrase, alone or with its neighbours, in other words. */
export function addSynonyms(
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
  index: SectionIndex,
  table: SynonymTable,
): void {
  for (let from = 0; from < groups.length; from++) {
    for (let to = from + 1; to <= Math.min(groups.length, from + LONGEST); to++) {
      const phrase = compact(
        groups
          .slice(from, to)
          .map(({ text }) => text)
          .join(''),
      );
      for (const other of table.othersOf(phrase)) {
        const found: GroupMatch = new Map();
        addAll(found, index, termsOf(other), SYNONYM);
        for (const [id, hit] of found) {
          for (const match of matches.slice(from, to)) {
            addMatch(match, id, { ...hit, score: hit.score / (to - from) });
          }
        }
      }
    }
  }
}
