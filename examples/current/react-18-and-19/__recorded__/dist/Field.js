import { jsx, jsxs } from "react/jsx-runtime";
import { forwardRef, useId } from "react";
const Field = /*#__PURE__*/ forwardRef(({ label, ...input }, ref)=>{
    const id = useId();
    return /*#__PURE__*/ jsxs("p", {
        children: [
            /*#__PURE__*/ jsx("label", {
                htmlFor: id,
                children: label
            }),
            /*#__PURE__*/ jsx("input", {
                ...input,
                id: id,
                ref: ref
            })
        ]
    });
});
export { Field };
