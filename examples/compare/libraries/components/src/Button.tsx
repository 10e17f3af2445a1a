import type { ButtonHTMLAttributes } from 'react';
import { Badge } from './Badge.js';
import './button.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** A number in a badge beside the text. */
  count?: number;
}

/** A button with an optional count. */
export function Button({ count, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className="button" {...rest}>
      {children}
      {count !== undefined && <Badge>{count}</Badge>}
    </button>
  );
}
