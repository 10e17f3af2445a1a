import type { ReactNode } from 'react';
import './Card.css';

export const Card = ({ children }: { children: ReactNode }) => (
  <section className="ds-card">{children}</section>
);
