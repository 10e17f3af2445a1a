import type { SidebarData } from '@rspress/core';

type Entry = SidebarData[number];

/** An item of the breadcrumb; `link` only if it has a page of its own. */
export interface Step {
  text: string;
  link?: string;
}

/**
 * The sidebar groups that contain the active page, outermost first.
 *
 * @returns undefined if no entry is active
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
