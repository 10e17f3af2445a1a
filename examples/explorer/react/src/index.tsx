import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  tone?: 'calm' | 'loud';
  children?: ReactNode;
}

/** A small label. */
export function Badge({ tone = 'calm', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
