import { useState } from "react";
const Counter = ()=>{
    const [count, setCount] = useState(0);
    return /*#__PURE__*/ React.createElement("button", {
        type: "button",
        onClick: ()=>setCount(count + 1)
    }, count);
};
export { Counter };
