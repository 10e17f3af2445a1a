export { default as compiled, default as source } from "./theme.js";
