import { jsx } from "react/jsx-runtime";
import "./index.css";
function Button({ children }) {
  return /* @__PURE__ */ jsx("button", { className: "button", type: "button", children });
}
export {
  Button
};
