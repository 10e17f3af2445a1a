import type { GroupMatch } from './matchGroup';
import type { QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { isFaint, isProductName } from './stopWords';
import { hanBigrams } from './tokenize';

/** Worth of the product's name and of a faint word beside a telling one. */
const PRODUCT = 0.2;
const FAINT = 0.7;
/** Of a word that no section has, beside the average of the others: it is what the reader is after. */
const UNKNOWN = 1.3;
/** Added to every inverse frequency: the higher, the less a rare word counts beside a common one. */
const BASE_WEIGHT = 1.5;

/** A run of Han is as rare as its rarest pair: a sentence meets nearly every section with one of them. */
function weightOf({ han, text }: QueryGroup, match: GroupMatch | undefined, index: SectionIndex) {
  const size = match?.size ?? 0;
  if (size === 0) return 0;
  const rarity = han
    ? Math.max(0, ...hanBigrams(text).map((pair) => index.rarity(pair)))
    : Math.log(1 + index.addresses.length / (size + 1));
  return rarity + BASE_WEIGHT;
}

/** How much each group counts: rare words more than common ones, unknown ones more than the average. */
export function groupWeights(
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
  index: SectionIndex,
): number[] {
  const known = groups.map((group, g) => weightOf(group, matches[g], index));
  const found = known.filter((weight) => weight > 0);
  const average = found.reduce((sum, weight) => sum + weight, 0) / (found.length || 1) || 1;
  return groups.map(({ text }, g) => {
    if (isProductName(text)) return PRODUCT;
    return (known[g] || average * UNKNOWN) * (isFaint(text) ? FAINT : 1);
  });
}
