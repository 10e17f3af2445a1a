export { default as Counter } from './Counter.vue';
export { useCounter } from './useCounter.js';
