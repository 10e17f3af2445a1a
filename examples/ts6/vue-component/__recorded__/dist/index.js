export { default as Counter } from "./components/Counter.js";
export { default as Panel } from "./components/Panel.js";
export { useCounter } from "./components/useCounter.js";
