import { addMatch, type GroupMatch } from './matchGroup';
import type { QueryGroup } from './query';
import type { SectionIndex } from './sectionIndex';
import { compact } from './tokenize';

/** Letters from which two words in one are not an accident. */
const JOINED = 5;

/** Adds the sections that have a name, each as good as the best so far: a whole query is not an accident. */
function addName(into: GroupMatch, index: SectionIndex, name: string): void {
  const most = Math.max(0, ...[...into.values()].map(({ score }) => score));
  for (const [id, { score, terms }] of index.lookUp([name])) {
    addMatch(into, id, { score: Math.max(score, most), share: 1, terms });
  }
}

/** Adds to all words of a query the sections that write it as one: `are the types wrong` → `arethetypeswrong`. */
export function addJoined(
  query: string,
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
  index: SectionIndex,
): void {
  const whole = compact(query);
  if (groups.length > 1 && whole.length >= JOINED && index.has(whole)) {
    for (const match of matches) addName(match, index, whole);
  }
}
