export { slug } from "./1.js";
