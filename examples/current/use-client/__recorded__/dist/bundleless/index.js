export { Counter } from "./Counter.js";
export { Title } from "./Title.js";
