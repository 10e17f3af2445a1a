import type { RankedSection } from '../types';
import { KNOBS } from './knobs';
import type { GroupMatch } from './matchGroup';
import type { SectionAddress } from './sectionIndex';

/** A section that has something of the query. */
export interface Candidate extends RankedSection {
  id: number;
  /** Share of each group that was found, 0 to 1. */
  shares: number[];
  /** Share of the query's weight that stands in the section's heading and title, 0 to 1. */
  headingWeight: number;
}

/** A heading is read with the title above it, and its id says in English what it says. */
const isOfHeading = (fields: readonly string[]) =>
  ['heading', 'title', 'id'].some((name) => fields.includes(name));

/** Sections with something of the query, by page. A section's score is the sum over the groups, damped. */
export function collectCandidates(
  matches: readonly GroupMatch[],
  weights: readonly number[],
  addresses: readonly SectionAddress[],
): Map<number, Candidate[]> {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const byId = new Map<number, Candidate>();
  const byPage = new Map<number, Candidate[]>();
  const candidateOf = (id: number, { page, section }: SectionAddress): Candidate => {
    const known = byId.get(id);
    if (known) return known;
    const shares = matches.map(() => 0);
    const made = {
      page,
      section,
      id,
      score: 0,
      headingWeight: 0,
      shares,
    };
    byId.set(id, made);
    const others = byPage.get(page);
    if (others) others.push(made);
    else byPage.set(page, [made]);
    return made;
  };
  matches.forEach((match, g) => {
    const weight = weights[g] ?? 1;
    let most = 0;
    for (const { score } of match.values()) most = Math.max(most, score);
    for (const [id, hit] of match) {
      const address = addresses[id];
      if (!address) continue;
      const candidate = candidateOf(id, address);
      candidate.score += weight * (hit.score / most) ** KNOBS.damping;
      candidate.shares[g] = hit.share;
      if ([...hit.terms.values()].some(isOfHeading)) candidate.headingWeight += weight / total;
    }
  });
  return byPage;
}
