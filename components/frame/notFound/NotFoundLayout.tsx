import { useI18n, usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useLayoutEffect } from 'react';
import { CONTENT_ID } from '../../../site';
import styles from './NotFoundLayout.module.css';
import { withoutDefaultLanguage } from './withoutDefaultLanguage';

/**
 * Page of unknown addresses (specification 2.4): a link home in the reader's language, named by its
 * text. Addresses with the prefix of the default language lead to the page without it, with query and
 * heading, which the stock page drops (specification 2.1).
 */
export function NotFoundLayout() {
  const t = useI18n();
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
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.page}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{t('notFoundText')}</h1>
      <Link className={styles.home} href={['', ...prefixes, ''].join('/')}>
        {t('takeMeHomeText')}
      </Link>
    </main>
  );
}
