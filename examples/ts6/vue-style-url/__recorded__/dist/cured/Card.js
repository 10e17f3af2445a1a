import { createElementBlock, defineComponent, normalizeClass, openBlock, renderSlot, unref } from "vue";
import picture_module from "./picture.module.js";
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
const Cardvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'Card',
    setup (__props) {
        return (_ctx, _cache)=>(openBlock(), createElementBlock("p", {
                class: normalizeClass([
                    'card',
                    unref(picture_module).card
                ])
            }, [
                renderSlot(_ctx.$slots, "default")
            ], 2));
    }
});
const exportHelper = __webpack_require__("m");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(Cardvue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-737fb250"
    ]
]);
const Card = __exports__;
export default Card;
