import { useMessages } from '../../i18n/useMessages';

/**
 * The message that a part of the page does not respond, hidden until then. Every built page contains it,
 * because the app itself may be what does not respond. The link reloads the page with its query.
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
