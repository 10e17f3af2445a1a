import { jsx } from "react/jsx-runtime";
function Button({ label }) {
    return /*#__PURE__*/ jsx("button", {
        type: "button",
        children: label
    });
}
export { Button };
