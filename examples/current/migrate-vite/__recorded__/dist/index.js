import { jsx } from "react/jsx-runtime";
function Badge({ label }) {
    return /*#__PURE__*/ jsx("span", {
        className: "badge",
        children: label
    });
}
export { Badge };
