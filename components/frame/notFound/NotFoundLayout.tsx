import { useI18n, usePage, usePageData, useSite } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { ContentStart } from '../focus/ContentStart';
import { Link } from '../link/Link';
import styles from './NotFoundLayout.module.css';
import type { Suggestion } from './nearPages';

/** Pages that most readers of the 404 page are looking for. */
const GOOD_STARTS = [
  ['/guide/start/quick-start', 'quickStart'],
  ['/config/', 'layout.notFound.options'],
  ['/guide/faq/errors', 'layout.notFound.errors'],
] as const;

/** The dialog belongs to the button of the navbar. */
const openSearch = () =>
  document.querySelector<HTMLElement>('.rp-nav [aria-haspopup="dialog"]')?.click();

/** A list of links under a heading, optionally with their routes. */
function Suggestions(props: { title: string; links: readonly Suggestion[]; hasRoutes?: boolean }) {
  return (
    <nav className={styles.links} aria-label={props.title}>
      <h2>{props.title}</h2>
      <ul>
        {props.links.map(({ route, name }) => (
          <li key={route}>
            <Link href={route}>{name}</Link> {props.hasRoutes && <span>{route}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The 404 page (specification 2.4), with a link home in the reader's language. Pages with a similar address, unknown to
 * the built page, take the place of the good starts, so that nothing shifts; the good starts move to the end.
 */
export function NotFoundLayout() {
  const t = useI18n();
  const m = useMessages();
  const { site } = useSite();
  const { page } = usePage();
  const { siteData } = usePageData();
  const [near, setNear] = useState<readonly Suggestion[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data of the site is a new object in each render.
  useEffect(() => {
    // Loads the names of all pages, so only on this page; if that fails, the good starts stay.
    void import('./nearPages').then(
      ({ nearPages }) => setNear(nearPages(siteData, page.lang)),
      () => {},
    );
  }, [page.lang]);
  const prefixes = [
    page.version !== site.multiVersion.default && page.version,
    page.lang !== site.lang && page.lang,
  ].filter(Boolean);
  const home = ['', ...prefixes, ''].join('/');
  const starts = (
    <Suggestions
      title={m('layout.notFound.start')}
      links={GOOD_STARTS.map(([route, name]) => ({
        route: home.replace(/\/$/, route),
        name: m(name),
      }))}
    />
  );
  return (
    <main className={styles.page}>
      <ContentStart />
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{t('notFoundText')}</h1>
      {near.length > 0 ? (
        <Suggestions title={m('layout.notFound.near')} links={near} hasRoutes />
      ) : (
        starts
      )}
      <p className={styles.ways}>
        <Link href={home}>{t('takeMeHomeText')}</Link>
        <button type="button" onClick={openSearch}>
          {m('search.button.label')}
        </button>
      </p>
      {near.length > 0 && starts}
    </main>
  );
}
