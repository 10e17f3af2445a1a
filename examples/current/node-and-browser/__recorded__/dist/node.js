import { readFile } from "node:fs/promises";
const platform = 'node';
const load = (path)=>readFile(path, 'utf8');
export { load, platform };
