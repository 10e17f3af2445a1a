import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { CopyButton } from '../../frame/code/CodeButtonGroup';
import { keepFlags } from '../../frame/code/keepFlags';
import styles from './Example.module.css';

interface ExampleStepProps {
  /** As a reader types it. */
  command: string;
  exit: number;
  /** What it printed. */
  children?: ReactNode;
}

/** A command, with a copy button, and what it printed. */
export function ExampleStep({ command: text, exit, children }: ExampleStepProps) {
  const t = useMessages();
  const command = useRef<HTMLDivElement>(null);
  return (
    <section className={styles.group} data-kind="run">
      <div className={styles.heading}>
        <span className={styles.kind}>{t('example.run')}</span>
        <div className={styles.only} ref={command}>
          <code translate="no">{keepFlags(text)}</code>
        </div>
        <CopyButton codeRef={command} />
        {exit !== 0 && <span className={styles.exit}>{t('example.exit', { code: exit })}</span>}
      </div>
      {children && <div>{children}</div>}
    </section>
  );
}

interface ExampleRuntimeProps {
  lines: number;
  /** Open if the page talks about one of its lines. */
  isOpen?: boolean;
  children?: ReactNode;
}

/** The bundler's runtime code in an emitted file, collapsed so that the reader's own code stands out. */
export function ExampleRuntime({ lines, isOpen = false, children }: ExampleRuntimeProps) {
  const t = useMessages();
  return (
    <details className={styles.runtime} open={isOpen}>
      <summary>{t('example.runtime', { count: lines })}</summary>
      {children}
    </details>
  );
}
