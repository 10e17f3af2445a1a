import { useSite, withBase } from '@rspress/core/runtime';
import type { CSSProperties, ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { Link } from '../../frame/link/Link';
import columns from './Columns.module.css';
import styles from './Example.module.css';
import { type ExampleTree, FileTree } from './FileTree';

interface ExampleViewProps {
  id: string;
  /** Its folder in the repository, from the root. */
  folder: string;
  title: string;
  tree: ExampleTree;
  /** Address of its options in the explorer, if it has them. */
  explored?: string;
  /** Width from which source and output are side by side, and the widths of both, in px. */
  columns?: { fit: number; source: number; output: number };
  children?: ReactNode;
}

/**
 * The frame of an example: title, content, all files, and links to the explorer, to the repository of the site (if
 * `editLink` names one) and to a download.
 */
export function ExampleView(props: ExampleViewProps) {
  const t = useMessages();
  const root = useSite().site.themeConfig.editLink?.docRepoBaseUrl.replace(/\/docs$/, '');
  const folder = root && `${root}/${props.folder}`;
  const { fit, source, output } = props.columns ?? {};
  const widths = { '--columns': `minmax(0,${source}fr) minmax(0,${output}fr)` } as CSSProperties;
  return (
    <figure className={`rp-not-doc ${styles.example}`} data-fit={fit}>
      <figcaption className={styles.title}>{props.title}</figcaption>
      <div className={columns.parts} style={fit ? widths : undefined}>
        {props.children}
      </div>
      <footer className={styles.footer}>
        <FileTree {...props.tree} folder={folder} />
        <p className={styles.links}>
          {props.explored && <Link href={props.explored}>{t('example.explore')}</Link>}
          {folder && <a href={folder}>{t('example.folder')}</a>}
          <a href={withBase(`/examples/${props.id}.zip`)} download>
            {t('example.download')}
          </a>
        </p>
      </footer>
    </figure>
  );
}

interface ExploreViewProps {
  title: string;
  children?: ReactNode;
}

/** The frame around outputs that differ in one option. */
export function ExploreView({ title, children }: ExploreViewProps) {
  return (
    <figure className={`rp-not-doc ${styles.example} ${styles.explore}`} data-explore>
      <figcaption className={styles.title}>{title}</figcaption>
      {children}
    </figure>
  );
}
