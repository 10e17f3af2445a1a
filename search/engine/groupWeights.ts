import { KNOBS } from './knobs';
import type { GroupMatch } from './matchGroup';
import type { QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { isFaint } from './stopWords';
import { hanBigrams } from './tokenize';

/** A run of Han is as rare as its rarest pair: a sentence meets nearly every section with one of them. */
function weightOf({ han, text }: QueryGroup, match: GroupMatch | undefined, index: SectionIndex) {
  const size = match?.size ?? 0;
  if (size === 0) return 0;
  const rarity = han
    ? Math.max(0, ...hanBigrams(text).map((pair) => index.rarity(pair)))
    : Math.log(1 + index.addresses.length / (size + 1));
  return rarity + KNOBS.baseWeight;
}

/** How much each group counts: rare words more than common ones, unknown ones as the average, names more than the Chinese around them. */
export function groupWeights(
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
  index: SectionIndex,
): number[] {
  const known = groups.map((group, g) => weightOf(group, matches[g], index));
  const found = known.filter((weight) => weight > 0);
  const average = found.reduce((sum, weight) => sum + weight, 0) / (found.length || 1) || 1;
  const isChinese = groups.some(({ han }) => han);
  return groups.map(({ text, han }, g) => {
    const factor = isFaint(text) ? KNOBS.faint : 1;
    return (known[g] || average) * factor * (isChinese && !han ? KNOBS.latin : 1);
  });
}
