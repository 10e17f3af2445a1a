import { jsx } from "react/jsx-runtime";
const Badge = ({ children })=>/*#__PURE__*/ jsx("span", {
        className: "badge",
        children: children
    });
export { Badge };
