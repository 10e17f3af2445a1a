export { Counter } from "./Counter.jsx";
