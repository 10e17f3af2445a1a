import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import styles from './Preview.module.css';

interface PreviewProps {
  live: ReactNode;
  /** Its code. */
  children: ReactNode;
}

/** A live component and its code, which collapses without a script; written by `<Live id="…" />`. */
export function Preview({ live, children }: PreviewProps) {
  const t = useMessages();
  return (
    <div className={`rp-not-doc ${styles.frame}`}>
      <div className={styles.live}>{live}</div>
      <details>
        <summary>{t('controls.preview')}</summary>
        {children}
      </details>
    </div>
  );
}
