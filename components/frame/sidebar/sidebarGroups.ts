import type { NormalizedSidebarGroup, SidebarData } from '@rspress/core';

export type SidebarEntry = SidebarData[number];

/** Whether an entry or one inside it is the current page. */
export function hasActive(entry: SidebarEntry, isActive: (link: string) => boolean): boolean {
  if ('link' in entry && entry.link && isActive(entry.link)) return true;
  return 'items' in entry && entry.items.some((item) => hasActive(item, isActive));
}

/** A reader's choice for one group, and the page it was made on. */
export interface Choice {
  isOpen: boolean;
  at: string;
}

/**
 * Whether a group is open (specification 2.3): the group of the current page is, unless it was closed on this very
 * page; any other follows the reader's choice, else `collapsed` of `_meta.json`.
 */
export function isGroupOpen(
  group: Pick<NormalizedSidebarGroup, 'collapsed'>,
  state: { isActive: boolean; choice: Choice | undefined; page: string },
): boolean {
  const { choice } = state;
  if (state.isActive) return choice?.at === state.page ? choice.isOpen : true;
  return choice?.isOpen ?? !group.collapsed;
}
