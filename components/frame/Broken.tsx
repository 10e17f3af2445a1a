import { useMessages } from '../../i18n/useMessages';

/**
 * The line that a part of the page does not respond; hidden until it is so. It stands in every built page,
 * because the app may be what does not respond. The link loads the page again with
 * what its query says.
 */
export function Broken() {
  const t = useMessages();
  return (
    <p id="site-broken" className="site-broken" role="alert" hidden>
      {t('layout.broken')}{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: the address of the page itself, with its query. */}
      <a href="">{t('layout.reload')}</a>
    </p>
  );
}
