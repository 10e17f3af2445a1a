import { KNOBS } from './knobs';
import type { GroupMatch } from './matchGroup';
import type { QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { isFaint } from './stopWords';

/** How much each group counts: rare words more than common ones, unknown ones as the average, names more than the Chinese around them. */
export function groupWeights(
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
  index: SectionIndex,
): number[] {
  const known = groups.map((_, g) => {
    const size = matches[g]?.size ?? 0;
    return size > 0 ? Math.log(1 + index.addresses.length / (size + 1)) + KNOBS.baseWeight : 0;
  });
  const found = known.filter((weight) => weight > 0);
  const average = found.reduce((sum, weight) => sum + weight, 0) / (found.length || 1) || 1;
  const isChinese = groups.some(({ han }) => han);
  return groups.map(({ text, han }, g) => {
    const factor = isFaint(text) ? KNOBS.faint : 1;
    return (known[g] || average) * factor * (isChinese && !han ? KNOBS.latin : 1);
  });
}
