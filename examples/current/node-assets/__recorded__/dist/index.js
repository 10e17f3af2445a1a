import { readFileSync } from "node:fs";
import { join } from "node:path";
const read = ()=>readFileSync(join(import.meta.dirname, 'data.txt'), 'utf8').trim();
export { read };
