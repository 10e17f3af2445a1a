import "node:module";
var __webpack_modules__ = {};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
__webpack_require__.add({
    "./packages/legacy-sum/index.js" (__unused_rspack_module, exports) {
        exports.sum = (a, b)=>a + b;
    }
});
const { sum: sum } = __webpack_require__("./packages/legacy-sum/index.js");
const total = sum(1, 2);
export { total };
