import { readFileSync } from "node:fs";
const read = ()=>readFileSync(new URL("./static/assets/data.txt", import.meta.url), 'utf8').trim();
export { read };
