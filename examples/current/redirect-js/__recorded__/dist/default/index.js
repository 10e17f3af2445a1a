export { a } from "./lib/a.js";
export { b } from "./lib/b.js";
export { dir } from "./dir/index.js";
