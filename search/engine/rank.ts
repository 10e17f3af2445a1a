import { KNOBS } from './knobs';
import type { Asked } from './match';
import type { KeywordWord, Section, SectionIndex } from './sectionIndex';
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

/** A word of a query with what it counts and the best score of its hits. */
interface Weighed extends Asked {
  weight: number;
  most: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** How much each word counts: rare words more than common ones. */
function weigh(words: readonly Asked[], sections: number): Weighed[] {
  return words.map((word) => ({
    ...word,
    weight:
      (Math.log(1 + sections / (word.found.size + 1)) + KNOBS.baseWeight) *
      (isFaint(word.text) ? KNOBS.faint : 1),
    most: [...word.found.values()].reduce((most, { score }) => Math.max(most, score), 0),
  }));
}

/** Share of a query's weight, by the share of each word. */
const coverage = (words: readonly Weighed[], shareOf: (word: Weighed) => number) =>
  sum(words.map((word) => word.weight * shareOf(word))) / sum(words.map(({ weight }) => weight));

/** A heading is read with the title above it, and its id says in English what it says. */
const HEADING = ['heading', 'title', 'id'];

/**
 * How much the nearest keyword of a section and the query are the same, 0 to 1: the share of the query that stands in the
 * keyword, times the share of the keyword that the query has.
 */
function keywordLikeness({ keywords }: Section, id: number, words: readonly Weighed[]): number {
  const worth = (some: Iterable<KeywordWord>) => sum([...some].map((one) => one.worth));
  return Math.max(
    ...keywords.map((phrase) => {
      const met = new Set<KeywordWord>();
      const share = coverage(words, ({ text, found }) => {
        const { terms, share = 0 } = found.get(id) ?? {};
        // What only begins a word is not the word: `bundle` is not `bundler`.
        const isMet = (term: string) =>
          terms?.has(term) && (term === text || !term.startsWith(text));
        const own = phrase.filter((one) => one.terms.some(isMet));
        for (const one of own) met.add(one);
        return own.length > 0 ? share : 0;
      });
      return (share * worth(met)) / (worth(phrase) || 1);
    }),
  );
}

/** Words from which a query that is a part of a heading is no accident. */
const QUESTION = 4;

/** Makes the function that says by how much a section counts more for its headings and keywords. */
function factorOf(query: string, words: readonly Weighed[]) {
  const typed = compact(query);
  const length = countWords(query);
  return (own: Section, id: number): number => {
    // Of a long heading, as a message is, a part names it, too.
    const isNamed = own.names.some(
      (name) => name === typed || (length >= QUESTION && name.includes(typed)),
    );
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
    // A long heading, as a message is, has a word of every other query.
    return counts / Math.max(1, own.words / (KNOBS.long * (length + 1)));
  };
}

/** Pages by how well they answer, each with its sections by the same measure. */
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
