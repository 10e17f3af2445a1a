import { useMessages } from '../../i18n/useMessages';

/**
 * The message that part of the page does not respond; hidden by default. Every built page contains it, because it
 * may be the app itself that does not respond.
 */
export function Broken() {
  const t = useMessages();
  return (
    <p id="site-broken" className="site-broken" role="alert" hidden>
      <span>{t('layout.broken')}</span>{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: the address of the page itself, with its query. */}
      <a href="">{t('layout.reload')}</a>
    </p>
  );
}
