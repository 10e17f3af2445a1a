import { useI18n, usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { CONTENT_ID } from '../../../site';
import styles from './NotFoundLayout.module.css';
import { withoutDefaultLanguage } from './withoutDefaultLanguage';

/** Names of the addresses come with it, so no other page pays for it. */
const NearPages = lazy(() => import('./NearPages'));

/** Pages that answer most of what leads to an address without a page. */
const GOOD_STARTS = [
  ['/guide/start/quick-start', 'layout.notFound.quickStart'],
  ['/config/', 'layout.notFound.options'],
  ['/guide/faq/errors', 'layout.notFound.errors'],
] as const;

/** The dialog belongs to the button of the navbar. */
const openSearch = () =>
  document.querySelector<HTMLElement>('.rp-nav [aria-haspopup="dialog"]')?.click();

/**
 * Page of unknown addresses (specification 2.4): a link home in the reader's language, named by its
 * text. Addresses with the prefix of the default language lead to the page without it, with query and
 * heading, which the stock page drops (specification 2.1).
 */
export function NotFoundLayout() {
  const t = useI18n();
  const m = useMessages();
  // The built page does not know the address.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const { site } = useSite();
  const { page } = usePage();
  useLayoutEffect(() => {
    const target = withoutDefaultLanguage(window.location, site.base, site.lang);
    if (target) window.location.replace(target);
  }, [site]);
  const prefixes = [
    page.version !== site.multiVersion.default && page.version,
    page.lang !== site.lang && page.lang,
  ].filter(Boolean);
  const home = ['', ...prefixes, ''].join('/');
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.page}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{t('notFoundText')}</h1>
      {isHere && (
        <Suspense>
          <NearPages className={styles.links} />
        </Suspense>
      )}
      <p className={styles.ways}>
        <Link href={home}>{t('takeMeHomeText')}</Link>
        <button type="button" onClick={openSearch}>
          {m('search.button.label')}
        </button>
      </p>
      <nav className={styles.links} aria-label={m('layout.notFound.start')}>
        <h2>{m('layout.notFound.start')}</h2>
        <ul>
          {GOOD_STARTS.map(([route, name]) => (
            <li key={route}>
              <Link href={home.replace(/\/$/, route)}>{m(name)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
