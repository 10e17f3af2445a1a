import { type Choice, listChoices } from '../../explorer/choice';
import type { ExplorerSource } from '../../explorer/sources';

const DAY_MS = 86_400_000;
/** Shares no factor with the number of choices of a source (2, 3, 5), so every choice has its day. */
const STEP = 7;

/** A choice of a source; another one each day, all of them in turn. */
export function sampleOfDay(source: ExplorerSource, now: number): Choice {
  const choices = listChoices(source);
  return choices[(Math.floor(now / DAY_MS) * STEP) % choices.length] ?? {};
}
