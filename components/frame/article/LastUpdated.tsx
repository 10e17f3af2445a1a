import { useI18n, usePage, useSite } from '@rspress/core/runtime';
import { useMessages } from '../../../i18n/useMessages';

/**
 * Day of the last change of the page (specification 2.3), in its language. Without `Intl`, whose first date blocks
 * for 9 ms, 37 ms on a slow phone: longer than any other part of the app's start.
 */
export function LastUpdated() {
  const stock = useI18n();
  const t = useMessages();
  // An ISO 8601 date, see setLastUpdated in build/site/plugin.ts.
  const { lastUpdatedTime } = usePage().page;
  if (!useSite().site.themeConfig.lastUpdated || !lastUpdatedTime) return null;
  const [year = 0, month = 0, day = 0] = lastUpdatedTime.split('-').map(Number);
  const name = t('layout.months').split(' ')[month - 1] ?? month;
  return (
    <p className="rp-last-updated">
      <span>{stock('lastUpdatedText')}</span>{' '}
      <time dateTime={lastUpdatedTime}>{t('layout.day', { year, month: name, day })}</time>
    </p>
  );
}
