import type { ReactNode } from 'react';

/** A short text on a coloured ground. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className="badge">{children}</span>
);
