import { round } from "./math/round.js";
function src_area(radius) {
    return round(Math.PI * radius ** 2);
}
export { src_area as area };
