import { homedir } from "node:os";
const settingsIn = ()=>homedir();
export { settingsIn };
