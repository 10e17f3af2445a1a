export { default as Counter } from "./Counter.js";
