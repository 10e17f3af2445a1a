import type { RankedPage } from '../types';
import { type Candidate, collectCandidates } from './candidates';
import { groupWeights } from './groupWeights';
import { keywordLikeness } from './keywordLikeness';
import { KNOBS } from './knobs';
import type { GroupMatch } from './matchGroup';
import { neighborsOf, shareOfNeighbors } from './neighbors';
import type { QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { compact } from './tokenize';
import { countWords, SENTENCE } from './unknown';

export interface RankInput {
  query: string;
  groups: readonly QueryGroup[];
  matches: readonly GroupMatch[];
  index: SectionIndex;
}

const coverage = (shares: readonly number[], weights: readonly number[], total: number) =>
  shares.reduce((sum, share, g) => sum + share * (weights[g] ?? 0), 0) / total;

/** Share of a query that the best page must have. */
function leastOfBest(query: string, groups: readonly QueryGroup[]): number {
  if (groups.some(({ han }) => han) || countWords(query) > SENTENCE) return KNOBS.leastOfSentence;
  return groups.length > 2 ? KNOBS.leastOfThree : KNOBS.leastOfBest;
}

/** Makes the function that says by how much a section counts more for its headings and keywords. */
function factorOf({ query, groups, matches, index }: RankInput, weights: readonly number[]) {
  const typed = compact(query);
  const neighbors = neighborsOf(query);
  const isWord = countWords(query) < 2;
  return ({ id, headingWeight }: Candidate): number => {
    const own = index.addresses[id];
    if (!own) return 0;
    const hits = matches.map((match) => match.get(id));
    const keyword = keywordLikeness(own.keywords, groups, hits, weights);
    const isPart = isWord && keyword < KNOBS.wholeKeyword;
    let factor = typed && own.names.includes(typed) ? KNOBS.exactHeading : 1;
    factor *= 1 + (isPart ? KNOBS.keywordsOfWord : KNOBS.keywords) * keyword;
    factor *= 1 + KNOBS.neighbors * shareOfNeighbors(neighbors, own.written);
    return groups.length > 1 ? factor * (1 + KNOBS.heading * headingWeight) : factor;
  };
}

/** Pages by how well they answer, each with its sections by the same measure. */
export function rank(input: RankInput): RankedPage[] {
  const { groups, matches, index } = input;
  const weights = groupWeights(groups, matches, index);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const factor = factorOf(input, weights);
  const ranked: { page: number; score: number; sections: Candidate[] }[] = [];
  let most = 0;
  for (const [page, sections] of collectCandidates(matches, weights, index.addresses)) {
    const together = weights.map((_, g) =>
      Math.max(...sections.map(({ shares }) => shares[g] ?? 0)),
    );
    const pageCoverage = coverage(together, weights, total);
    most = Math.max(most, pageCoverage);
    for (const section of sections) {
      const own = coverage(section.shares, weights, total);
      section.score *= (own + KNOBS.coverageOfPage * (pageCoverage - own)) * factor(section);
    }
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
    const [best, ...others] = sections.map(({ score }) => score);
    const rest = others.slice(0, 3).reduce((sum, score) => sum + score, 0);
    ranked.push({ page, score: (best ?? 0) + KNOBS.rest * rest, sections });
  }
  if (most < leastOfBest(input.query, groups)) return [];
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const lowest = (ranked[0]?.score ?? 0) * KNOBS.leastScore;
  return ranked.filter(({ score }) => score >= lowest).slice(0, 10);
}
