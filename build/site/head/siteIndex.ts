import { DEFAULT_LANGUAGE, type Language, siteBase, siteOrigin } from '../../../site';
import type { SitePage } from '../sitePage';

/** All pages of the built site and their absolute addresses. */
export interface SiteIndex {
  pages: readonly SitePage[];
  find: (route: string) => SitePage | undefined;
  /** Translations of a page, itself included. */
  twins: (page: SitePage) => SitePage[];
  /** Its translations as `hreflang` links with absolute addresses, `x-default` included. */
  alternates: (page: SitePage) => { rel: 'alternate'; hreflang: string; href: string }[];
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
  const twinsOf = (page: SitePage) => twins.get(page.twin) ?? [page];
  const url = (path: string) => prefix + path;
  return {
    pages,
    find: (route) => byRoute.get(route),
    twins: twinsOf,
    alternates: (page) => {
      const links = twinsOf(page).map(({ language, route }) => [language, route] as const);
      const fallback = links.filter(([language]) => language === DEFAULT_LANGUAGE);
      return [...links, ...fallback.map(([, route]) => ['x-default', route] as const)].map(
        ([hreflang, route]) => ({ rel: 'alternate', hreflang, href: url(route) }),
      );
    },
    url,
    title: (language) => titles[language],
  };
}
