import { createElementBlock, defineComponent, openBlock, ref, toDisplayString } from "vue";
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
    m (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const Countervue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'Counter',
    props: {
        label: {}
    },
    setup (__props) {
        const props = __props;
        const count = ref(0);
        return (_ctx, _cache)=>(openBlock(), createElementBlock("button", {
                type: "button",
                class: "counter",
                onClick: _cache[0] || (_cache[0] = ($event)=>count.value++)
            }, toDisplayString(props.label) + " " + toDisplayString(count.value), 1));
    }
});
const exportHelper = __webpack_require__("m");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(Countervue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-e2a80f82"
    ]
]);
const Counter = __exports__;
export { Counter };
