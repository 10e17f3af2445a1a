import byRoute from 'virtual-page-data?headings';
import { useLang, usePageData, withBase } from '@rspress/core/runtime';
import { useMessages } from '../../../i18n/useMessages';
import { nearRoutes } from './nearRoutes';

/** Pages that a reader may have meant by the address in the bar; nothing when none is like it. */
export default function NearPages({ className }: { className?: string }) {
  const t = useMessages();
  const lang = useLang();
  const { pages } = usePageData().siteData;
  const prefix = pages.some(({ routePath }) => routePath === `/${lang}/`) ? `/${lang}` : '';
  const nameOf = (route: string) =>
    byRoute?.[route]?.title || pages.find(({ routePath }) => routePath === route)?.title;
  // The 404 page stands among the pages and has no title.
  const ofLanguage = pages.filter((page) => page.lang === lang && nameOf(page.routePath));
  const base = withBase('/').replace(/\/$/, '');
  const address = window.location.pathname
    .slice(base.length)
    .replace(prefix, '')
    .replace(/\.html$/, '');
  const near = nearRoutes(
    address,
    ofLanguage.map(({ routePath }) => routePath.slice(prefix.length)),
  );
  if (near.length === 0) return null;
  return (
    <nav className={className} aria-label={t('layout.notFound.near')}>
      <h2>{t('layout.notFound.near')}</h2>
      <ul>
        {near.map((route) => (
          <li key={route}>
            <a href={withBase(prefix + route)}>{nameOf(prefix + route)}</a>{' '}
            <span>{prefix + route}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
