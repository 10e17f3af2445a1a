import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import styles from './Example.module.css';

interface ExampleRuntimeProps {
  lines: number;
  /** The page talks about one of its lines. */
  isOpen?: boolean;
  children?: ReactNode;
}

/** The bundler's own lines of an emitted file, folded so that the reader's code stands out. */
export function ExampleRuntime({ lines, isOpen = false, children }: ExampleRuntimeProps) {
  const t = useMessages();
  return (
    <details className={styles.runtime} open={isOpen}>
      <summary>{t('example.runtime', { count: lines })}</summary>
      {children}
    </details>
  );
}
