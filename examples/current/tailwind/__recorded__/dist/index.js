import { jsx } from "react/jsx-runtime";
const Badge = ({ text })=>/*#__PURE__*/ jsx("span", {
        className: "rounded-full px-2 font-bold",
        children: text
    });
export { Badge };
