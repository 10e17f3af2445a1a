import { type Language, siteBase, siteOrigin } from '../../../site';
import type { SitePage } from '../sitePage';

/** All pages of the built site and their absolute addresses. */
export interface SiteIndex {
  pages: readonly SitePage[];
  find: (route: string) => SitePage | undefined;
  /** Translations of a page, itself included. */
  twins: (page: SitePage) => SitePage[];
  /** Absolute address of a route or file such as `/x` or `/static/x.png`. */
  url: (path: string) => string;
  title: (language: Language) => string;
}

/** The index of `pages`; `titles` are the site titles per language. Origin and base come from site.ts. */
export function createSiteIndex(
  pages: readonly SitePage[],
  titles: Record<Language, string>,
): SiteIndex {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const twins = new Map<string, SitePage[]>();
  for (const page of pages) twins.set(page.twin, [...(twins.get(page.twin) ?? []), page]);
  const prefix = siteOrigin() + siteBase().replace(/\/$/, '');
  return {
    pages,
    find: (route) => byRoute.get(route),
    twins: (page) => twins.get(page.twin) ?? [page],
    url: (path) => prefix + path,
    title: (language) => titles[language],
  };
}
