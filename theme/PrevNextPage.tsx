import { PrevNextPage as StockPrevNextPage } from '@rspress/core/theme-original';
import { useMessages } from '../i18n/useMessages';

/** Stock links to the previous and next page (specification 2.3) as a named landmark. */
export function PrevNextPage() {
  const t = useMessages();
  if (import.meta.env.SSG_MD) return <StockPrevNextPage />;
  return (
    <nav aria-label={t('controls.nav.neighbors')}>
      <StockPrevNextPage />
    </nav>
  );
}
