import { jsx } from "react/jsx-runtime";
import "./Button.css";
const Button = (props)=>/*#__PURE__*/ jsx("button", {
        type: "button",
        ...props,
        className: "ds-button"
    });
export { Button };
