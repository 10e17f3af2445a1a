import { useMessages } from '../../../i18n/useMessages';
import { STATUS_ID } from './announce';

/**
 * The live region of the page; `announce` writes into it, React leaves its content alone. It may have text before the
 * app starts: React accepts different text (`suppressHydrationWarning`), but would render the whole page again if it
 * expected no text node at all, hence the empty one.
 */
export function Announcer() {
  const t = useMessages();
  return (
    <div
      id={STATUS_ID}
      role="status"
      className="site-visually-hidden"
      data-copied={t('controls.copied')}
      data-copy-by-hand={t('controls.copyByHand')}
      suppressHydrationWarning
    >
      {''}
    </div>
  );
}
