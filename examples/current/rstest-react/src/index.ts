import { useState } from 'react';

/** A count and the function that adds one to it. */
export function useCounter(start = 0) {
  const [count, setCount] = useState(start);
  return { count, add: () => setCount((before) => before + 1) };
}
