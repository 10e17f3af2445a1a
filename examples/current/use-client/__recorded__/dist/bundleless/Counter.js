"use client";
import { jsx } from "react/jsx-runtime";
import { useState } from "react";
const Counter = ()=>{
    const [count, setCount] = useState(0);
    return /*#__PURE__*/ jsx("button", {
        type: "button",
        onClick: ()=>setCount(count + 1),
        children: count
    });
};
export { Counter };
