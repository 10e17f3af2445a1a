import { withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages';
import styles from './Example.module.css';
import { FileTree } from './FileTree';

interface ExampleViewProps {
  id: string;
  title: string;
  tree: { source: string[]; output: string[] };
  /** The example shows a failure. */
  isError?: boolean;
  children?: ReactNode;
}

/** The frame of an example: its title, what it shows, all its files, and the download. */
export function ExampleView({ id, title, tree, isError = false, children }: ExampleViewProps) {
  const t = useMessages();
  return (
    <figure className={`rp-not-doc ${styles.example}`} data-error={isError || undefined}>
      <figcaption className={styles.title}>{title}</figcaption>
      {children}
      <footer className={styles.footer}>
        <FileTree {...tree} />
        <a className={styles.download} href={withBase(`/examples/${id}.zip`)} download>
          {t('example.download')}
        </a>
      </footer>
    </figure>
  );
}
