export { format } from "./format.js";
export { parse } from "./parse.js";
