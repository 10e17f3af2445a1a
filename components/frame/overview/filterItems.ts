import type { OverviewGroup } from '@rspress/core/theme-original';
import { type ComponentProps, createContext } from 'react';

/** The reader's filter of an overview page, for the groups rendered by the stock list; empty if there is none. */
export const OverviewFilter = createContext('');

type Item = ComponentProps<typeof OverviewGroup>['group']['items'][number];

/** Like the stock filter: ignores case and treats a hyphen as a space (specification 2.3); full-width letters, too. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[-\s,;:、]+/g, ' ');

/** The words of a filter, without the quotes and stops that were copied with them. */
const wordsOf = (filter: string) =>
  normalize(filter).match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu) ?? [normalize(filter).trim()];

/**
 * The entries of a group that contain every word of `filter` in the group's name, their own, their description or
 * their headings. Unless its name contains them all, an entry keeps only the headings that contain some.
 *
 * @param describe - gives the description of an entry
 */
export function filterItems(
  items: Item[],
  filter: string,
  { group, describe }: { group: string; describe: (item: Item) => string | undefined },
): Item[] {
  const words = wordsOf(filter);
  const holds = (text = '') => words.every((word) => normalize(text).includes(word));
  if (holds(group)) return items;
  return items.flatMap((item) => {
    if (holds(item.text)) return [item];
    const headers = item.headers ?? [];
    const texts = [group, item.text, describe(item), ...headers.map(({ text }) => text)];
    if (!holds(texts.join(' '))) return [];
    const some = headers.filter(({ text }) => words.some((word) => normalize(text).includes(word)));
    return [{ ...item, headers: some }];
  });
}
