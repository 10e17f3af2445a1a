import { KNOBS } from './knobs';
import type { Asked } from './match';
import type { KeywordWord, Section, SectionIndex } from './sectionIndex';
import { cutHan, isFaint } from './stopWords';
import { compact, countWords, HAN, stemTerm } from './tokenize';

/** A section as the ranking sees it; `id` is its number in the index. */
export interface RankedSection {
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

/** How much each word counts: rare words more than common ones, unknown ones as the average. */
function weigh(words: readonly Asked[], sections: number): Weighed[] {
  const known = words.map(({ found: { size } }) =>
    size > 0 ? Math.log(1 + sections / (size + 1)) + KNOBS.baseWeight : 0,
  );
  const average = sum(known) / known.filter(Boolean).length || 1;
  return words.map((word, w) => ({
    ...word,
    weight: (known[w] || average) * (isFaint(word.text) ? KNOBS.faint : 1),
    most: [...word.found.values()].reduce((most, { score }) => Math.max(most, score), 0),
  }));
}

/** Share of a query's weight, by the share of each word. */
const coverage = (words: readonly Weighed[], shareOf: (word: Weighed) => number) =>
  sum(words.map((word) => word.weight * shareOf(word))) / sum(words.map(({ weight }) => weight));

/** Neighboring words of a query and neighboring characters of Han, as they are written, without what a run is cut at. */
function neighborsOf(query: string): string[] {
  const text = query.replace(/\p{Script=Han}+/gu, (run) => cutHan(run).join(' '));
  const tokens = text.toLowerCase().match(/\p{Script=Han}|[\w$@.]+/gu) ?? [];
  return tokens.slice(1).map((token, i) => {
    const before = tokens[i] ?? '';
    return HAN.test(before) && HAN.test(token) ? before + token : `${before} ${token}`;
  });
}

/** A heading is read with the title above it, and its id says in English what it says. */
const HEADING = ['heading', 'title', 'id'];
const isIn = (fields: readonly string[], names: readonly string[]) =>
  names.some((name) => fields.includes(name));

/** Share of a word of a keyword that a query has typed, where it only begins it: `bundle` is not `bundler`. */
const begun = (typed: string, word: string) =>
  word.startsWith(typed) && stemTerm(word) !== stemTerm(typed) ? typed.length / word.length : 1;

/**
 * How much the nearest keyword of a section and the query are the same, 0 to 1: the share of the query's weight that
 * stands in the keyword, times the share of the keyword's words that the query has.
 */
function keywordLikeness({ keywords }: Section, id: number, words: readonly Weighed[]): number {
  const termsOf = new Map(
    words.map((word) => [
      word,
      [...(word.found.get(id)?.terms ?? [])].flatMap(([term, fields]) =>
        isIn(fields, ['keywords']) ? term : [],
      ),
    ]),
  );
  if ([...termsOf.values()].every(({ length }) => length === 0)) return 0;
  const worth = (some: Iterable<KeywordWord>) => sum([...some].map((one) => one.worth));
  return Math.max(
    ...keywords.map((phrase) => {
      const met = new Set<KeywordWord>();
      const share = coverage(words, (word) => {
        const own = termsOf.get(word) ?? [];
        const found = phrase.filter(({ terms }) => terms.some((term) => own.includes(term)));
        for (const one of found) met.add(one);
        if (found.length === 0) return 0;
        // A run of Han has as many pairs as characters but one.
        if (word.han) return Math.min(1, found.length / Math.max(1, word.text.length - 1));
        const begins = found.map(({ terms: [whole = ''] }) => begun(word.text, whole));
        return (word.found.get(id)?.share ?? 0) * Math.max(...begins);
      });
      return (share * worth(met)) / (worth(phrase) || 1);
    }),
  );
}

/** What names a message by itself. */
const CODE = /\bTS\d{4,5}\b|\bERR_[A-Z_]+/g;

/** Makes the function that says by how much a section counts more for its headings and keywords. */
function factorOf(query: string, words: readonly Weighed[]) {
  // A heading may be a question; a name in one is the name: `defineConfig 是什么`.
  const typed = [query, words.map(({ text }) => text).join('')].map(compact);
  const neighbors = neighborsOf(query);
  const length = countWords(query);
  const codes = query.match(CODE)?.map(compact) ?? [];
  /** A name with a slip is the name. */
  const isNamed = ({ names }: Section, id: number) => {
    const { share = 1, terms } = (words.length === 1 && words[0]?.found.get(id)) || {};
    const slips = share < 1 ? [...(terms?.keys() ?? [])].map(compact) : [];
    return [...typed, ...slips].some((name) => name && names.includes(name));
  };
  return (own: Section, id: number): number => {
    const keyword = keywordLikeness(own, id, words);
    const isPart = length < 2 && keyword < KNOBS.wholeKeyword;
    const side = neighbors.filter((pair) => own.written.includes(pair)).length;
    const inHeading = coverage(words, ({ found }) =>
      [...(found.get(id)?.terms.values() ?? [])].some((fields) => isIn(fields, HEADING)) ? 1 : 0,
    );
    const counts =
      (1 + (isPart ? KNOBS.keywordsOfWord : KNOBS.keywords) * keyword) *
      (1 + (KNOBS.neighbors * side) / (neighbors.length || 1)) *
      (1 + KNOBS.heading * inHeading);
    if (own.names.some((name) => codes.includes(name))) return counts * KNOBS.code;
    if (isNamed(own, id)) return counts * KNOBS.exactHeading;
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
