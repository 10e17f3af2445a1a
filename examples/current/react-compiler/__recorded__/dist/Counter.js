"use client";
import { jsx } from "react/jsx-runtime";
import { c } from "react/compiler-runtime";
import { useState } from "react";
const Counter = ()=>{
    const $ = c(5);
    const [count, setCount] = useState(0);
    let t0;
    if ($[0] !== count) {
        t0 = ()=>setCount(count + 1);
        $[0] = count;
        $[1] = t0;
    } else t0 = $[1];
    let t1;
    if ($[2] !== count || $[3] !== t0) {
        t1 = /*#__PURE__*/ jsx("button", {
            type: "button",
            onClick: t0,
            children: count
        });
        $[2] = count;
        $[3] = t0;
        $[4] = t1;
    } else t1 = $[4];
    return t1;
};
export { Counter };
