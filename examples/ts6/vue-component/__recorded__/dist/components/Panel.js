import { __webpack_require__ } from "../rslib-runtime.js";
import { createElementBlock, createElementVNode, createVNode, defineComponent, openBlock, renderSlot, toDisplayString } from "vue";
import Counter from "./Counter.js";
import "./Panel.css";
import "../k.js";
const _hoisted_1 = {
    class: "panel"
};
const Panelvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'Panel',
    props: {
        title: {}
    },
    setup (__props) {
        return (_ctx, _cache)=>(openBlock(), createElementBlock("section", _hoisted_1, [
                createElementVNode("h2", null, toDisplayString(__props.title), 1),
                renderSlot(_ctx.$slots, "default", {}, ()=>[
                        createVNode(Counter, {
                            label: "Clicks"
                        })
                    ])
            ]));
    }
});
const exportHelper = __webpack_require__("m");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(Panelvue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-29754ba4"
    ]
]);
const Panel = __exports__;
export default Panel;
