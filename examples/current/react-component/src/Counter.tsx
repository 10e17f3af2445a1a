'use client';
import { type ReactNode, useState } from 'react';
import './Counter.css';

export interface CounterProps {
  children: ReactNode;
}

/** A button that counts its clicks. */
export const Counter = ({ children }: CounterProps) => {
  const [count, setCount] = useState(0);

  return (
    <button type="button" className="counter" onClick={() => setCount(count + 1)}>
      {children} {count}
    </button>
  );
};
