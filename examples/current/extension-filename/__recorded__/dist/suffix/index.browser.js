export { a } from "./a.js";
