import { useMessages } from '../../../i18n/useMessages';
import { CONTENT_ID } from '../../../site';

/** First control of each page; visible while focused. */
export function SkipLink() {
  const t = useMessages();
  return (
    <a className="site-skip-link" href={`#${CONTENT_ID}`}>
      {t('controls.skip')}
    </a>
  );
}
