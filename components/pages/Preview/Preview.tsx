import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import styles from './Preview.module.css';

/**
 * A component at work and its code, which the browser folds without a script. In place of the stock frame, whose button
 * is called “Collapse Code” in every state and language. The bundler finds it by the name of the stock one.
 *
 * @param children - the code and the component, as the plugin gives them
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
