export { default as Counter } from './components/Counter.vue';
export { default as Panel } from './components/Panel.vue';
export { useCounter } from './components/useCounter.js';
