import type { PageRecord } from '../types';

/** Ids of the sections that only lead elsewhere: they repeat the titles of other pages and answer nothing. */
const LEADS_AWAY = /^(?:related|next|next-steps)$/;

/** Pages without the lists of links at their ends. */
export const withoutLinkLists = (pages: readonly PageRecord[]): PageRecord[] =>
  pages.map((page) => ({
    ...page,
    sections: page.sections.filter(({ id }) => !LEADS_AWAY.test(id)),
  }));
