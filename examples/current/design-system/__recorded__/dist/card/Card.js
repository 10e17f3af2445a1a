import { jsx } from "react/jsx-runtime";
import "./Card.css";
const Card = ({ children })=>/*#__PURE__*/ jsx("section", {
        className: "ds-card",
        children: children
    });
export { Card };
