import type { ReactNode } from 'react';
import './badge.css';

export interface BadgeProps {
  tone?: 'info' | 'warning';
  children: ReactNode;
}

/** A short word in a box. */
export function Badge({ tone = 'info', children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
