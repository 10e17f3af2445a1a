import { useI18n, useLang, usePage, useSite } from '@rspress/core/runtime';

/** Day of the last change of the page (specification 2.3), in the words of its language. */
export function LastUpdated() {
  const t = useI18n();
  const lang = useLang();
  // A day in ISO 8601, see setLastUpdated of build/site/plugin.ts.
  const { lastUpdatedTime } = usePage().page;
  if (!useSite().site.themeConfig.lastUpdated || !lastUpdatedTime) return null;
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="rp-last-updated">
      {t('lastUpdatedText')}:{' '}
      <time dateTime={lastUpdatedTime}>{day.format(new Date(lastUpdatedTime))}</time>
    </p>
  );
}
