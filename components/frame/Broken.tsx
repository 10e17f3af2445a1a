import { useMessages } from '../../i18n/useMessages';

/**
 * The line that a part of the page does not respond; hidden until it is so. It stands in every built page,
 * because the app may be what does not respond. The link leads to the page itself.
 */
export function Broken() {
  const t = useMessages();
  return (
    <p id="site-broken" className="site-broken" role="alert" hidden>
      {t('layout.broken')} <a href="?">{t('layout.reload')}</a>
    </p>
  );
}
