export { a } from "@/lib/a";
export { b } from "./lib/b.js";
export { dir } from "./dir/index.js";
