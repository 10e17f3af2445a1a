export { area } from "./area.js";
export { Shape } from "./shape.js";
