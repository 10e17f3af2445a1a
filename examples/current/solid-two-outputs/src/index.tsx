import { createSignal } from 'solid-js';

export const Counter = (props: { label: string }) => {
  const [count, setCount] = createSignal(0);

  return (
    <button type="button" onClick={() => setCount(count() + 1)}>
      {props.label} {count()}
    </button>
  );
};
