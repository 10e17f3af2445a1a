import { useMessages } from '../../../i18n/useMessages';
import { STATUS_ID } from './announce';

/** The live region of the page; `announce` writes into it, React leaves its content alone. */
export function Announcer() {
  const t = useMessages();
  return (
    <div
      id={STATUS_ID}
      role="status"
      className="site-visually-hidden"
      data-copied={t('controls.copied')}
      data-copy-by-hand={t('controls.copyByHand')}
    />
  );
}
