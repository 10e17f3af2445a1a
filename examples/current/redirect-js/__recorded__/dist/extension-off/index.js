export { a } from "./lib/a";
export { b } from "./lib/b.ts";
export { dir } from "./dir/index";
