import { format } from "./text/index.js";
const greet = (name)=>format(name);
export { greet };
