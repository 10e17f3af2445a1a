import { version } from "react";
const upper = (text)=>text.toUpperCase();
const label = upper(`react ${version}`);
export { label };
