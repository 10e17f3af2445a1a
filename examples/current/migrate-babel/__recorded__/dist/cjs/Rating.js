"use strict";
var __webpack_require__ = {};
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __webpack_require__.r = (exports1)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports1, '__esModule', {
            value: true
        });
    };
})();
var __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
    Rating: ()=>Rating
});
const jsx_runtime_namespaceObject = require("react/jsx-runtime");
const external_average_js_namespaceObject = require("./average.js");
function Rating({ votes }) {
    const stars = Math.round((0, external_average_js_namespaceObject.average)(votes) ?? 0);
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)("span", {
        "aria-label": `${stars} of 5`,
        children: '★'.repeat(stars)
    });
}
exports.Rating = __webpack_exports__.Rating;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "Rating"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
