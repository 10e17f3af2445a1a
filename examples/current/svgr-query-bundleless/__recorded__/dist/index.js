import { jsx } from "react/jsx-runtime";
import logo from "./logo.js";
const Brand = ()=>/*#__PURE__*/ jsx(logo, {});
export { Brand };
