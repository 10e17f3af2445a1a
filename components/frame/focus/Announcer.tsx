import { useMessages } from '../../../i18n/useMessages';
import { STATUS_ID } from './announce';

/**
 * The live region of the page; `announce` writes into it, React leaves its content alone. It may hold words
 * before the app starts: a text that may differ is taken over as it is, an element without one is a reason
 * for React to draw the whole page again.
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
