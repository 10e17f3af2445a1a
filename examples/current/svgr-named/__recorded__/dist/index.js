import { jsx } from "react/jsx-runtime";
import { ReactComponent } from "./logo.js";
const Brand = ()=>/*#__PURE__*/ jsx(ReactComponent, {});
export { Brand };
