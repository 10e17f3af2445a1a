import type { ReactNode } from 'react';
import styles from './Example.module.css';

interface ExploreViewProps {
  title: string;
  children?: ReactNode;
}

/** The frame of outputs that differ in one option only. */
export function ExploreView({ title, children }: ExploreViewProps) {
  return (
    <figure className={`rp-not-doc ${styles.example} ${styles.explore}`} data-explore>
      <figcaption className={styles.title}>{title}</figcaption>
      {children}
    </figure>
  );
}
