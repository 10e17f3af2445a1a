import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import styles from './Example.module.css';

interface ExampleRuntimeProps {
  lines: number;
  children?: ReactNode;
}

/** The bundler's own lines of an emitted file, folded so that the reader's code stands out. */
export function ExampleRuntime({ lines, children }: ExampleRuntimeProps) {
  const t = useMessages();
  return (
    <details className={styles.runtime}>
      <summary>{t('example.runtime', { count: lines })}</summary>
      {children}
    </details>
  );
}
