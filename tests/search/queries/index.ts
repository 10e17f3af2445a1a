import type { Query } from './types';

/** Sets, by how much the search was tuned on them; each language has a module for each. */
const SETS = ['learned', 'checked', 'field'] as const;

/** Queries of a language by set. A gap of more than three points between them is a sign of overfitting. */
export async function querySets(lang: string): Promise<Record<string, readonly Query[]>> {
  const sets = SETS.map(async (name) => {
    const module = (await import(`./${lang}.${name}.ts`)) as Record<string, readonly Query[]>;
    return [name, module[name] ?? []] as const;
  });
  return Object.fromEntries(await Promise.all(sets));
}
