import { readFileSync } from "node:fs";
const load = ({ path })=>readFileSync(path, 'utf8');
export { load };
