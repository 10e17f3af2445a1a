import { join } from "node:path";
const file = (name)=>join('/srv', name);
const src = file;
export default src;
export { file };
