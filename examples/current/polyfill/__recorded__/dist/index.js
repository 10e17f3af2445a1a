import at from "core-js-pure/actual/array/at.js";
const last = (list)=>at(list, -1);
export { last };
