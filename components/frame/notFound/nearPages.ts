import byRoute from 'virtual-page-data?headings';
import { type usePageData, withBase } from '@rspress/core/runtime';
import { nearRoutes } from './nearRoutes';

export interface Suggestion {
  route: string;
  name: string;
}

/** Pages in `lang` whose address is similar to the current one. */
export function nearPages(
  { pages }: ReturnType<typeof usePageData>['siteData'],
  lang: string,
): Suggestion[] {
  const prefix = pages.some(({ routePath }) => routePath === `/${lang}/`) ? `/${lang}` : '';
  const nameOf = (route: string) =>
    byRoute?.[route]?.title || pages.find(({ routePath }) => routePath === route)?.title;
  // Only the 404 page has no title.
  const ofLanguage = pages.filter((page) => page.lang === lang && nameOf(page.routePath));
  const base = withBase('/').replace(/\/$/, '');
  const address = window.location.pathname
    .slice(base.length)
    .replace(prefix, '')
    .replace(/\.html$/, '');
  return nearRoutes(
    address,
    ofLanguage.map(({ routePath }) => routePath.slice(prefix.length)),
  ).map((route) => ({ route: prefix + route, name: nameOf(prefix + route) ?? route }));
}
