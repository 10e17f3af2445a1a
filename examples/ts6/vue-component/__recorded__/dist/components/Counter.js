import { __webpack_require__ } from "../rslib-runtime.js";
import { createElementBlock, defineComponent, openBlock, toDisplayString, unref } from "vue";
import { useCounter } from "./useCounter.js";
import "./Counter.css";
import "../k.js";
const Countervue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'Counter',
    props: {
        label: {}
    },
    setup (__props) {
        const props = __props;
        const { count, add } = useCounter();
        return (_ctx, _cache)=>(openBlock(), createElementBlock("button", {
                type: "button",
                class: "counter",
                onClick: _cache[0] || (_cache[0] = (...args)=>unref(add) && unref(add)(...args))
            }, toDisplayString(props.label) + " " + toDisplayString(unref(count)), 1));
    }
});
const exportHelper = __webpack_require__("m");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(Countervue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-81d91aff"
    ]
]);
const Counter = __exports__;
export default Counter;
