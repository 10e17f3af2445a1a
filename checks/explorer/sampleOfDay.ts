import { type Choice, listChoices } from '../../explorer/choice';
import { type ExplorerSource, SOURCES } from '../../explorer/sources';

const DAY_MS = 86_400_000;
/** Shares no factor with the number of choices of a source (2, 3, 5), so every choice has its day. */
const STEP = 7;

/** One choice of each source; another one each day, all of them in turn. */
export function sampleOfDay(now: number): { source: ExplorerSource; choice: Choice }[] {
  const day = Math.floor(now / DAY_MS);
  return SOURCES.map((source) => {
    const choices = listChoices(source);
    return { source, choice: choices[(day * STEP) % choices.length] ?? {} };
  });
}
