export { version } from "react";
