import type { SidebarData } from '@rspress/core';

type Entry = SidebarData[number];

/** A step of the way to a page: its name, and its address when it has a page of its own. */
export interface Step {
  text: string;
  link?: string;
}

/**
 * The groups of the sidebar around the active page, outermost first; without the page itself.
 *
 * @returns undefined when no entry is active
 */
export function trail(
  entries: readonly Entry[],
  isActive: (link: string) => boolean,
): Step[] | undefined {
  for (const entry of entries) {
    if ('link' in entry && entry.link && isActive(entry.link)) return [];
    const below = 'items' in entry ? trail(entry.items, isActive) : undefined;
    if (below && 'items' in entry) {
      return [{ text: entry.text, link: entry.link || undefined }, ...below];
    }
  }
  return undefined;
}
