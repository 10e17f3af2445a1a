import type { ReactNode } from 'react';
import './index.css';

export interface ButtonProps {
  children: ReactNode;
}

export function Button({ children }: ButtonProps) {
  return (
    <button className="button" type="button">
      {children}
    </button>
  );
}
