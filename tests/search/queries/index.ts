import type { Query } from './types';

/** Sets in the order in which they were written; each language has a module of each. */
export const SETS = [
  'tuned',
  'tuned2',
  'sections',
  'heldOut',
  'fresh',
  'final',
  'judge',
  'judge2',
  'judge3',
  'judge4',
  'judge5',
  'judge6',
] as const;

/** Queries of a language by set; all have been read or measured, so a new judgement needs a new set. */
export async function querySets(lang: string): Promise<Record<string, readonly Query[]>> {
  const sets = SETS.map(async (name) => {
    const module = (await import(`./${lang}.${name}.ts`)) as Record<string, readonly Query[]>;
    return [name, module[name] ?? []] as const;
  });
  return Object.fromEntries(await Promise.all(sets));
}
