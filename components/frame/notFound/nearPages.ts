import byRoute from 'virtual-page-data?headings';
import { type usePageData, withBase } from '@rspress/core/runtime';
import { nearRoutes } from './nearRoutes';

/** A page that a list of links offers. */
export interface Suggestion {
  route: string;
  name: string;
}

/** Pages of the language that a reader may have meant by the address in the bar; none when none is like it. */
export function nearPages(
  { pages }: ReturnType<typeof usePageData>['siteData'],
  lang: string,
): Suggestion[] {
  const prefix = pages.some(({ routePath }) => routePath === `/${lang}/`) ? `/${lang}` : '';
  const nameOf = (route: string) =>
    byRoute?.[route]?.title || pages.find(({ routePath }) => routePath === route)?.title;
  // The 404 page is among the pages and has no title.
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
