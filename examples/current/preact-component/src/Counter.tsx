import { useState } from 'preact/hooks';
import './Counter.css';

export const Counter = ({ label }: { label: string }) => {
  const [count, setCount] = useState(0);

  return (
    <button type="button" class="counter" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
};
