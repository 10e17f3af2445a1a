import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import styles from './Example.module.css';

interface ExampleStepProps {
  /** The command as a reader types it. */
  command: string;
  exit: number;
  /** What it printed. */
  children?: ReactNode;
}

/** A command that was run and what it printed. */
export function ExampleStep({ command, exit, children }: ExampleStepProps) {
  const t = useMessages();
  return (
    <section className={styles.group} data-kind="run">
      <div className={styles.heading}>
        <span className={styles.kind}>{t('example.run')}</span>
        <code className={styles.only}>{command}</code>
        {exit !== 0 && <span className={styles.exit}>{t('example.exit', { code: exit })}</span>}
      </div>
      {children && <div className={styles.panel}>{children}</div>}
    </section>
  );
}
