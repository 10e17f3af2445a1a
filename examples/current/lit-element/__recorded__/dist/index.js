export { ClickCounter } from "./click-counter.js";
