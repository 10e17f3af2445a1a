import { createElementBlock, createElementVNode, defineComponent, normalizeClass, openBlock, toDisplayString, unref } from "vue";
import Card_module from "./Card.module.js";
import "./Card.css";
import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    m (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const _hoisted_1 = {
    class: "card"
};
const Cardvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'Card',
    props: {
        title: {}
    },
    setup (__props) {
        return (_ctx, _cache)=>(openBlock(), createElementBlock("section", _hoisted_1, [
                createElementVNode("h2", {
                    class: normalizeClass(unref(Card_module).title)
                }, toDisplayString(__props.title), 3)
            ]));
    }
});
const exportHelper = __webpack_require__("m");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(Cardvue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-dfb85f47"
    ]
]);
const Card = __exports__;
export default Card;
