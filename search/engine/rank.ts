import type { PageRecord, RankedPage, RankedSection, SectionRecord } from '../types';
import { headingPrecision } from './headingPrecision';
import type { GroupMatch } from './matchGroup';
import type { QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { isFaint, isProductName } from './stopWords';
import { compact } from './tokenize';

/** A page whose sections answer less than this share of the query is no answer. */
const LEAST_COVERAGE = 0.45;
/** The same for a page that has a word of the query in its title. */
const LEAST_WITH_TITLE = 0.25;
/** Share of the best page's score below which a page is noise. */
const LEAST_SCORE = 0.12;
/** What other sections of the page may add to a section's coverage. */
const FROM_PAGE = 0.35;
/** Posts are about a day, pages about the tool. */
const BLOG = 0.6;
/** Worth of the product's name and of a faint word beside a telling one. */
const PRODUCT = 0.2;
const FAINT = 0.7;
/** Added to every inverse frequency: the higher, the less a rare word counts beside a common one. */
const BASE_WEIGHT = 1.5;
/** What the next sections of a page add to its best one. */
const REST = 0.3;

export interface RankInput {
  query: string;
  groups: readonly QueryGroup[];
  matches: readonly GroupMatch[];
  index: SectionIndex;
  pages: readonly PageRecord[];
}

/** How much each group counts: rare words more than common ones, unknown ones as the average. */
export function groupWeights({ groups, matches, index }: RankInput): number[] {
  const sections = index.addresses.length;
  const known = matches.map(({ size }) =>
    size > 0 ? Math.log(1 + sections / (size + 1)) + BASE_WEIGHT : 0,
  );
  const found = known.filter((weight) => weight > 0);
  const average = found.reduce((sum, weight) => sum + weight, 0) / (found.length || 1) || 1;
  return known.map((weight, g) => {
    const text = groups[g]?.text ?? '';
    return isProductName(text) ? PRODUCT : (weight || average) * (isFaint(text) ? FAINT : 1);
  });
}

interface Candidate extends RankedSection {
  id: number;
  shares: number[];
  /** Weight of the groups that stand in the section's own heading. */
  headingWeight: number;
}

function groupByPage(candidates: readonly Candidate[]): Map<number, Candidate[]> {
  const byPage = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const others = byPage.get(candidate.page);
    if (others) others.push(candidate);
    else byPage.set(candidate.page, [candidate]);
  }
  return byPage;
}

function collect({ matches, index }: RankInput, weights: readonly number[]): Candidate[] {
  const byId = new Map<number, Candidate>();
  matches.forEach((match, g) => {
    const weight = weights[g] ?? 1;
    let most = 0;
    for (const { score } of match.values()) most = Math.max(most, score);
    for (const [id, hit] of match) {
      const address = index.addresses[id];
      if (!address) continue;
      let candidate = byId.get(id);
      if (!candidate) {
        candidate = {
          ...address,
          id,
          score: 0,
          inHeading: false,
          headingWeight: 0,
          shares: matches.map(() => 0),
        };
        byId.set(id, candidate);
      }
      candidate.score += weight * (hit.score / most) ** DAMPING;
      for (const fields of hit.terms.values()) {
        if (isOfHeading(fields)) {
          candidate.headingWeight += weight;
          break;
        }
      }
      candidate.shares[g] = hit.share;
    }
  });
  return [...byId.values()];
}

/** Of a word's score beside its best section: the smaller, the more being there counts, not how often. */
const DAMPING = 0.5;
/** Power of the coverage. */
const COVERAGE = 1.5;
/** What words in the heading add, and the share of the heading that they are. */
const HEADING = 3;
const PRECISION = 2;
const coverage = (shares: readonly number[], weights: readonly number[], total: number) =>
  shares.reduce((sum, share, g) => sum + share * (weights[g] ?? 0), 0) / total;

/** The last part of a dotted name: `lib.autoExternal` → `autoExternal`. */
const lastPart = (name: string) =>
  name
    .trim()
    .split(/[.\s/]/)
    .at(-1) ?? '';

function headingBoost(query: string, heading: string): number {
  if (!query) return 1;
  const whole = compact(heading);
  if (whole === query) return heading.includes('.') ? 2.2 : 2;
  if (/^[\w.$@/-]+$/.test(heading.trim()) && compact(lastPart(heading)) === query) return 1.9;
  if (query.length > 2 && whole.includes(query)) return 1.25 + 0.4 * (query.length / whole.length);
  return 1;
}

const LETTERS = new WeakMap<SectionRecord, string>();

/** The letters of a section's text, made once: they are asked for at every key. */
function letters(section: SectionRecord): string {
  const known = LETTERS.get(section);
  if (known !== undefined) return known;
  const made = compact(section.text);
  LETTERS.set(section, made);
  return made;
}

/** Sections that only lead elsewhere. */
const LEADS_AWAY = /^(?:related|next|next-steps)$/;

/** The query as one may write it in a heading: all of it, and without stop words and product name. */
function spellings({ query, groups }: RankInput): string[] {
  const telling = groups.filter(({ text }) => !isProductName(text));
  return [...new Set([compact(query), compact(telling.map(({ text }) => text).join(''))])];
}

function boost(candidate: Candidate, input: RankInput, queries: readonly string[]): number {
  const page = input.pages[candidate.page];
  const section = page?.sections[candidate.section];
  if (!page || !section) return 0;
  const best = (heading: string) =>
    Math.max(...queries.map((query) => headingBoost(query, heading)));
  const title = best(page.title);
  const own = candidate.section === 0 ? title : best(section.heading);
  let value = candidate.section === 0 ? title * 1.15 : Math.max(own, 1 + (title - 1) * 0.4);
  if (input.groups.length > 1 && own === 1 && letters(section).includes(queries[0] ?? ''))
    value *= 1.2;
  if (LEADS_AWAY.test(section.id)) value *= 0.4;
  if (/^(?:\/zh)?\/blog\//.test(page.route)) value *= BLOG;
  return value;
}

/** A heading's id says in English what the heading says. */
const isOfHeading = (fields: readonly string[]) =>
  fields.includes('heading') || fields.includes('id');

/** True when most of the query stands in the section's own heading. */
function isInHeading(candidate: Candidate, input: RankInput, weights: readonly number[]): boolean {
  let inHeading = 0;
  let total = 0;
  input.matches.forEach((match, g) => {
    const weight = weights[g] ?? 0;
    total += weight;
    const terms = match.get(candidate.id)?.terms;
    if (terms && [...terms.values()].some(isOfHeading)) inHeading += weight;
  });
  return inHeading / total > 0.6;
}

/** Pages by how well they answer, each with its sections by the same measure. */
export function rank(input: RankInput): RankedPage[] {
  const weights = groupWeights(input);
  const candidates = collect(input, weights);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const queries = spellings(input);
  const byPage = groupByPage(candidates);
  const ranked: { page: number; score: number; sections: Candidate[] }[] = [];
  for (const [page, sections] of byPage) {
    const together = weights.map((_, g) =>
      Math.max(...sections.map(({ shares }) => shares[g] ?? 0)),
    );
    const pageCoverage = coverage(together, weights, total);
    const inTitle = sections.some(
      ({ section, headingWeight }) => section === 0 && headingWeight > 0,
    );
    if (pageCoverage < (inTitle ? LEAST_WITH_TITLE : LEAST_COVERAGE)) continue;
    for (const section of sections) {
      const own = coverage(section.shares, weights, total);
      section.score *= (own + FROM_PAGE * (pageCoverage - own)) ** COVERAGE;
      section.score *= boost(section, input, queries);
      if (input.groups.length > 1 && section.headingWeight > 0) {
        const precision = headingPrecision(
          input.pages[page]?.sections[section.section]?.heading ?? '',
          input.matches.flatMap((match) => match.get(section.id) ?? []),
        );
        section.score *= 1 + ((HEADING + PRECISION * precision) * section.headingWeight) / total;
      }
    }
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
    const [best, ...others] = sections.map(({ score }) => score);
    const rest = others.slice(0, 3).reduce((sum, score) => sum + score, 0);
    ranked.push({ page, score: (best ?? 0) + REST * rest, sections });
  }
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const least = (ranked[0]?.score ?? 0) * LEAST_SCORE;
  const kept = ranked.filter(({ score }) => score >= least).slice(0, 10);
  for (const { sections } of kept) {
    for (const section of sections.slice(0, 5)) {
      section.inHeading = isInHeading(section, input, weights);
    }
  }
  return kept;
}
