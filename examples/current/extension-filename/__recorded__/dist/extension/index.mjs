export { a } from "./a.mjs";
