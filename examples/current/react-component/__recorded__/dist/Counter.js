"use client";
import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
import "./Counter.css";
const Counter = ({ children })=>{
    const [count, setCount] = useState(0);
    return /*#__PURE__*/ jsxs("button", {
        type: "button",
        className: "counter",
        onClick: ()=>setCount(count + 1),
        children: [
            children,
            " ",
            count
        ]
    });
};
export { Counter };
