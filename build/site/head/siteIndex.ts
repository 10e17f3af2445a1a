import { type Language, siteBase, siteOrigin } from '../../../site';
import type { SitePage } from '../sitePage';

/** All pages of the built site and their absolute addresses. */
export interface SiteIndex {
  pages: readonly SitePage[];
  find: (route: string) => SitePage | undefined;
  /** Pages with the same content in each language, this one included. */
  twins: (page: SitePage) => SitePage[];
  /** Absolute address of a route or file, `/x` or `/static/x.png`. */
  url: (path: string) => string;
  title: (language: Language) => string;
}

/** The site of `pages`; `titles` are its names per language. Origin and base are those of site.ts. */
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
