import { useSite, withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import styles from './Example.module.css';
import { FileTree } from './FileTree';

interface ExampleViewProps {
  id: string;
  /** Its folder in the repository, from the root. */
  folder: string;
  title: string;
  tree: { source: string[]; output: string[] };
  /** The example shows a failure. */
  isError?: boolean;
  children?: ReactNode;
}

/**
 * The frame of an example: its title, what it shows, all its files, its folder in the repository of
 * the site (where `editLink` names one), and the download.
 */
export function ExampleView({
  id,
  folder,
  title,
  tree,
  isError = false,
  children,
}: ExampleViewProps) {
  const t = useMessages();
  const repository = useSite().site.themeConfig.editLink?.docRepoBaseUrl.replace(/\/docs$/, '');
  return (
    <figure className={`rp-not-doc ${styles.example}`} data-error={isError || undefined}>
      <figcaption className={styles.title}>{title}</figcaption>
      {children}
      <footer className={styles.footer}>
        <FileTree {...tree} />
        <p className={styles.links}>
          {repository && <a href={`${repository}/${folder}`}>{t('example.folder')}</a>}
          <a href={withBase(`/examples/${id}.zip`)} download>
            {t('example.download')}
          </a>
        </p>
      </footer>
    </figure>
  );
}
