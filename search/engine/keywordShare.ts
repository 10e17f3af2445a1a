import type { SectionRecord } from '../types';
import { KNOBS } from './knobs';
import type { GroupHit } from './matchGroup';
import type { QueryGroup } from './query';
import { isStopWord } from './stopWords';
import { findRuns, hanBigrams, stemTerm } from './tokenize';

/** A pair of Han characters is half a word. */
const PAIR = 0.5;

/** Terms of one phrase with the worth of each. */
type Phrase = ReadonlyMap<string, number>;

const PHRASES = new WeakMap<SectionRecord, readonly Phrase[]>();

const termOf = (word: string) => (/^[a-z]{4,}$/.test(word) ? stemTerm(word) : word);

function readPhrase(text: string): Phrase {
  const terms = new Map<string, number>();
  for (const run of findRuns(text)) {
    const word = run.text.toLowerCase();
    if (run.han) for (const pair of hanBigrams(word)) terms.set(pair, PAIR);
    else if (!isStopWord(word)) terms.set(termOf(word), 1);
  }
  return terms;
}

/** Phrases of a section, read once: they are asked for at every key. */
function phrasesOf(section: SectionRecord): readonly Phrase[] {
  const known = PHRASES.get(section);
  if (known) return known;
  const made = (section.keywords ?? '').split(';').filter(Boolean).map(readPhrase);
  PHRASES.set(section, made);
  return made;
}

/** What was found of one group in a section's keywords, and the group's weight. */
interface Found {
  terms: readonly string[];
  /** Most of the weight that these terms may have, 0 to 1: a run of Han has as many as pairs. */
  share: (inPhrase: number) => number;
  weight: number;
}

function foundOf(group: QueryGroup, hit: GroupHit, weight: number): Found {
  const pairs = Math.max(1, [...group.text].length - 1);
  const { whole } = group.forms;
  // Where the word itself is met, the longer ones that begin with it are others.
  const isOther = (term: string) =>
    whole !== '' && term !== whole && term.startsWith(whole) && hit.terms.has(whole);
  return {
    terms: [...hit.terms].flatMap(([term, fields]) =>
      fields.includes('keywords') && !isOther(term) ? [termOf(term)] : [],
    ),
    share: (inPhrase) => (group.han ? Math.min(1, inPhrase / pairs) : hit.share),
    weight,
  };
}

/**
 * How much one phrase of a section's keywords and the query are the same, 0 to 1. Words found in several
 * phrases do not add up: each phrase is a question of its own. `hits` are those of the section by group.
 */
export function keywordShare(
  section: SectionRecord,
  groups: readonly QueryGroup[],
  hits: readonly (GroupHit | undefined)[],
  weights: readonly number[],
): number {
  if (!section.keywords) return 0;
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const found = groups.flatMap((group, g) => {
    const hit = hits[g];
    return hit ? [foundOf(group, hit, weights[g] ?? 0)] : [];
  });
  if (found.every(({ terms }) => terms.length === 0)) return 0;
  let best = 0;
  for (const phrase of phrasesOf(section)) {
    const met = new Set<string>();
    let recall = 0;
    for (const { terms, share, weight } of found) {
      const inPhrase = terms.filter((term) => phrase.has(term));
      if (inPhrase.length > 0) recall += weight * share(inPhrase.length);
      for (const term of inPhrase) met.add(term);
    }
    let all = 0;
    let has = 0;
    for (const [term, worth] of phrase) {
      all += worth;
      if (met.has(term)) has += worth;
    }
    const precision = 1 - KNOBS.keywordPrecision + (KNOBS.keywordPrecision * has) / (all || 1);
    best = Math.max(best, (recall / total) * precision);
  }
  return best;
}
