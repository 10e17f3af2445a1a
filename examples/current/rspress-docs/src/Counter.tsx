import { useState } from 'react';

export interface CounterProps {
  /** Text before the number. */
  label: string;
  /** First number. */
  start?: number;
}

/** A button that counts its clicks. */
export const Counter = ({ label, start = 0 }: CounterProps) => {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
};
