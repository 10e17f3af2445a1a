import { addAll, addMatch, type GroupMatch } from './matchGroup';
import { parseQuery, type QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { compact, HAN, hanBigrams, stem } from './tokenize';
import type { Wording } from './wordings';

/** Longest phrase of the table, in groups of a query. */
const LONGEST = 4;

/** A phrase without stop words and endings. */
const keyOf = (phrase: readonly QueryGroup[]) =>
  phrase.map(({ text }) => stem(compact(text))).join('');

/** The term of four characters or more that differs from the text in one: a typo of it. */
function nearTerm(text: string, terms: Iterable<string>): string | undefined {
  if (text.length < 4) return undefined;
  for (const term of terms) {
    if (term.length !== text.length) continue;
    const wrong = [...term].filter((char, i) => char !== text.charAt(i)).length;
    if (wrong === 1) return term;
  }
  return undefined;
}

export interface SynonymTable {
  /** Other ways to say a phrase, by its letters only; empty when there are none. */
  othersOf(phrase: readonly QueryGroup[]): readonly string[];
  /** Chinese terms of the table, longest first, for cutting runs of Han. */
  hanTerms: readonly string[];
}

/** Makes the table from groups of words that mean the same. */
export function buildSynonymTable(groups: readonly (readonly string[])[]): SynonymTable {
  return tableOf(
    groups.flatMap((group) =>
      group.map((word) => [word, group.filter((other) => other !== word)] as const),
    ),
  );
}

/** Makes the table of what readers say and pages call otherwise. */
export const buildWordingTable = (wordings: readonly Wording[]): SynonymTable =>
  tableOf(wordings.flatMap(({ said, targets }) => said.map((word) => [word, targets] as const)));

function tableOf(entries: readonly (readonly [string, readonly string[]])[]): SynonymTable {
  const others = new Map<string, string[]>();
  const hanTerms = new Set<string>();
  for (const [word, rest] of entries) {
    const key = keyOf(parseQuery(word));
    others.set(key, [...(others.get(key) ?? []), ...rest]);
    if (HAN.test(word) && !/[a-z]/i.test(word)) hanTerms.add(word);
  }
  return {
    othersOf(phrase) {
      const [group] = phrase;
      const known = others.get(keyOf(phrase));
      if (known || phrase.length > 1 || !group?.han) return known ?? [];
      const near = nearTerm(group.text, hanTerms);
      return near ? [near, ...(others.get(near) ?? [])] : [];
    },
    hanTerms: [...hanTerms].sort((a, b) => b.length - a.length),
  };
}

function termsOf(phrase: string): string[] {
  return parseQuery(phrase).flatMap((group) =>
    group.han ? hanBigrams(group.text) : [group.forms.whole],
  );
}

/**
 * Adds to each group the sections that say its phrase, alone or with its neighbours, in other words.
 * `worth` is what such a section counts beside one with the very words.
 */
export function addSynonyms(
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
  index: SectionIndex,
  table: SynonymTable,
  worth: number,
): void {
  for (let from = 0; from < groups.length; from++) {
    for (let to = from + 1; to <= Math.min(groups.length, from + LONGEST); to++) {
      for (const other of table.othersOf(groups.slice(from, to))) {
        const found: GroupMatch = new Map();
        addAll(found, index, termsOf(other), worth);
        for (const [id, hit] of found) {
          for (const match of matches.slice(from, to)) {
            addMatch(match, id, { ...hit, score: hit.score / (to - from) });
          }
        }
      }
    }
  }
}
