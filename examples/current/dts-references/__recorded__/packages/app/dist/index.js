import { shape } from "@acme/core";
const square = ()=>shape(2);
export { square };
