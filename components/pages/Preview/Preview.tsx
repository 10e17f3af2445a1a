import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import styles from './Preview.module.css';

/**
 * A live component and its code, which collapses without a script. Replaces the stock frame, whose button is called
 * “Collapse Code” in every state and language; an alias in the bundler maps the stock one to it.
 *
 * @param children - the code and the component, as the plugin passes them
 */
export default function Preview({ children }: { children: [code: ReactNode, live: ReactNode] }) {
  const t = useMessages();
  const [code, live] = children;
  return (
    <div className={`rp-not-doc ${styles.frame}`}>
      <div className={styles.live}>{live}</div>
      <details>
        <summary>{t('controls.preview')}</summary>
        {code}
      </details>
    </div>
  );
}
