import { KNOBS } from './knobs';
import { compact } from './tokenize';

/** The last part of a dotted name: `lib.autoExternal` → `autoExternal`. */
const lastPart = (name: string) =>
  name
    .trim()
    .split(/[.\s/]/)
    .at(-1) ?? '';

/** Factor for a heading that is the query, both without what is between letters; of a dotted one the last part is enough. */
export function headingBoost(letters: string, heading: string): number {
  const isName = /^[\w.$@/-]+$/.test(heading.trim());
  const names = [heading, ...(isName ? [lastPart(heading)] : [])].map(compact);
  return letters && names.includes(letters) ? KNOBS.exactHeading : 1;
}
