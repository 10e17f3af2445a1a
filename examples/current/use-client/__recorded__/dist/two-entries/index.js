import { jsx } from "react/jsx-runtime";
const Title = ({ text })=>/*#__PURE__*/ jsx("h1", {
        children: text
    });
export { Title };
