export type { CounterProps } from './Counter.js';
export { Counter } from './Counter.js';
