export { default as Counter } from "./Counter.js";
export { useCounter } from "./useCounter.js";
