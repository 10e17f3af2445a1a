import { jsx } from "react/jsx-runtime";
import { average } from "./average.mjs";
function Rating({ votes }) {
    const stars = Math.round(average(votes) ?? 0);
    return /*#__PURE__*/ jsx("span", {
        "aria-label": `${stars} of 5`,
        children: '★'.repeat(stars)
    });
}
export { Rating };
