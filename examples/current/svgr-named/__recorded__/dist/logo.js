import { jsx } from "react/jsx-runtime";
import "react";
const SvgLogo = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 10 10",
        ...props,
        children: /*#__PURE__*/ jsx("circle", {
            cx: 5,
            cy: 5,
            r: 4
        })
    });
export { SvgLogo as ReactComponent };
