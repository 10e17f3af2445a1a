import { jsxs } from "preact/jsx-runtime";
import { useState } from "preact/hooks";
import "./Counter.css";
const Counter = ({ label })=>{
    const [count, setCount] = useState(0);
    return /*#__PURE__*/ jsxs("button", {
        type: "button",
        class: "counter",
        onClick: ()=>setCount(count + 1),
        children: [
            label,
            " ",
            count
        ]
    });
};
export { Counter };
