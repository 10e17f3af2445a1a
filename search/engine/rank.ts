import { KNOBS } from './knobs';
import type { Asked } from './match';
import type { Section, SectionIndex } from './sectionIndex';
import { isFaint } from './stopWords';
import { compact, countWords } from './tokenize';

/** A section as the ranking sees it; `id` is its number in the index. */
interface RankedSection {
  id: number;
  section: number;
  score: number;
}

export interface RankedPage {
  page: number;
  score: number;
  sections: RankedSection[];
}

/** A word of a query with its weight and the best score of its hits. */
interface Weighed extends Asked {
  weight: number;
  most: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Weighs each word: rare words count more than common ones. */
function weigh(words: readonly Asked[], sections: number): Weighed[] {
  return words.map((word) => ({
    ...word,
    weight:
      (Math.log(1 + sections / (word.found.size + 1)) + KNOBS.baseWeight) *
      (isFaint(word.text) ? KNOBS.faint : 1),
    most: [...word.found.values()].reduce((most, { score }) => Math.max(most, score), 0),
  }));
}

/** Covered share of a query's weight, from the share of each word. */
const coverage = (words: readonly Weighed[], shareOf: (word: Weighed) => number) =>
  sum(words.map((word) => word.weight * shareOf(word))) / sum(words.map(({ weight }) => weight));

/** Fields that count as heading: it is read with the title above it, and its id is its English translation. */
const HEADING = ['heading', 'title', 'id'];

/**
 * Similarity of the query to the nearest keyword of a section, 0 to 1: the share of the query that is in the keyword, times
 * the share of the keyword that is in the query.
 */
function keywordLikeness({ keywords }: Section, id: number, words: readonly Weighed[]): number {
  return Math.max(
    ...keywords.map((phrase) => {
      const met = new Set<string[]>();
      const share = coverage(words, ({ text, found }) => {
        const { terms, share = 0 } = found.get(id) ?? {};
        // A prefix of a word is not the word: `bundle` is not `bundler`.
        const isMet = (term: string) =>
          terms?.has(term) && (term === text || !term.startsWith(text));
        const own = phrase.filter((one) => one.some(isMet));
        for (const one of own) met.add(one);
        return own.length > 0 ? share : 0;
      });
      return (share * met.size) / (phrase.length || 1);
    }),
  );
}

/** Minimum number of words of a query that is part of a heading and not by coincidence. */
const QUESTION = 4;

/** Returns a function that gives the factor of a section for its heading and keywords. */
function factorOf(query: string, words: readonly Weighed[]) {
  const typed = compact(query);
  const length = countWords(query);
  return (own: Section, id: number): number => {
    // Part of a long heading, such as a message, also names it, and so does a message that ends with it.
    const isNamed =
      own.names.some((name) => name === typed || (length >= QUESTION && name.includes(typed))) ||
      (own.words >= QUESTION && own.names[0] !== undefined && typed.endsWith(own.names[0]));
    const inHeading = coverage(words, ({ found }) =>
      [...(found.get(id)?.terms.values() ?? [])].some((fields) =>
        HEADING.some((name) => fields.includes(name)),
      )
        ? 1
        : 0,
    );
    const likeness = keywordLikeness(own, id, words);
    const isPart = length < 2 && likeness < 1;
    const counts =
      (1 + (isPart ? KNOBS.keywordsOfWord : KNOBS.keywords) * likeness) *
      (1 + KNOBS.heading * inHeading);
    if (isNamed) return counts * KNOBS.exactHeading;
    // A long heading, such as a message, matches every other query.
    return counts / Math.max(1, own.words / (KNOBS.long * (length + 1)));
  };
}

/** Pages sorted by relevance, each with its sections in the same order. */
export function rank(query: string, asked: readonly Asked[], index: SectionIndex): RankedPage[] {
  const words = weigh(asked, index.sections.length);
  const factor = factorOf(query, words);
  const byPage = new Map<number, { id: number; own: Section }[]>();
  for (const id of new Set(words.flatMap(({ found }) => [...found.keys()]))) {
    const own = index.sections[id];
    if (own) byPage.set(own.page, [...(byPage.get(own.page) ?? []), { id, own }]);
  }
  const ranked = [...byPage].map(([page, candidates]): RankedPage => {
    const sections = candidates.map(({ id, own }) => {
      const scores = words.map(({ found, weight, most }) => {
        const hit = found.get(id);
        return hit ? weight * (hit.score / most) ** KNOBS.damping : 0;
      });
      const share = coverage(words, ({ found }) => found.get(id)?.share ?? 0);
      return { id, section: own.section, score: sum(scores) * share * factor(own, id) };
    });
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
    const [best = 0, ...others] = sections.map(({ score }) => score);
    return { page, score: best + KNOBS.rest * sum(others.slice(0, 3)), sections };
  });
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const lowest = (ranked[0]?.score ?? 0) * KNOBS.leastScore;
  return ranked.filter(({ score }) => score >= lowest).slice(0, 10);
}
