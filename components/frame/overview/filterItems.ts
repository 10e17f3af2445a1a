import type { OverviewGroup } from '@rspress/core/theme-original';
import { type ComponentProps, createContext } from 'react';

/** What the reader filters an overview page by, for the groups that the stock list draws; empty without one. */
export const OverviewFilter = createContext('');

type Item = ComponentProps<typeof OverviewGroup>['group']['items'][number];

/** As the stock filter compares: in any case, a hyphen like a space (specification 2.3). */
const normalize = (text: string) => text.toLowerCase().replace(/[-\s]+/g, ' ');

/**
 * The entries of a group that hold every word of `filter`, in its name, their own, their description or their
 * headings; of an entry whose name does not hold all of them only the headings that hold some, when there are any.
 *
 * @param describe what the card of an entry says
 */
export function filterItems(
  items: Item[],
  filter: string,
  { group, describe }: { group: string; describe: (item: Item) => string | undefined },
): Item[] {
  const words = normalize(filter).trim().split(' ');
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
