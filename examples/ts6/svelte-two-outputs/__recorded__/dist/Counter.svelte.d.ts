type $$ComponentProps = {
    label: string;
};
declare const Counter: import("svelte").Component<$$ComponentProps, {}, "">;
type Counter = ReturnType<typeof Counter>;
export default Counter;
