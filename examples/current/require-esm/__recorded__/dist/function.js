export { default, default as "module.exports" } from "./index.js";
