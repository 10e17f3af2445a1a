const format = (key, value)=>`${key}=${value}`;
export { parse } from "./parse.js";
export { format };
