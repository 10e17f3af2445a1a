var __webpack_modules__ = {};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        id: moduleId,
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.n = (module)=>{
        var getter = module && module.__esModule ? ()=>module['default'] : ()=>module;
        __webpack_require__.d(getter, {
            a: getter
        });
        return getter;
    };
})();
(()=>{
    __webpack_require__.d = (exports, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports, key)) Object.defineProperty(exports, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
__webpack_require__.add({
    m (module, __webpack_exports__, __webpack_require__) {
        var _node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_noSourceMaps_js__rspack_import_1 = __webpack_require__("t");
        var _node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_noSourceMaps_js__rspack_import_1_default = /*#__PURE__*/ __webpack_require__.n(_node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_noSourceMaps_js__rspack_import_1);
        var _node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_api_js__rspack_import_0 = __webpack_require__("V");
        var _node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_api_js__rspack_import_0_default = /*#__PURE__*/ __webpack_require__.n(_node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_api_js__rspack_import_0);
        var ___CSS_LOADER_EXPORT___ = _node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_api_js__rspack_import_0_default()(_node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_noSourceMaps_js__rspack_import_1_default());
        ___CSS_LOADER_EXPORT___.push([
            module.id,
            `.card {
  & .title {
    color: red;
  }
}
`,
            ""
        ]);
        const __rspack_default_export = ___CSS_LOADER_EXPORT___.toString();
        __webpack_require__.d(__webpack_exports__, {}, {
            A: __rspack_default_export
        });
    },
    V (module) {
        module.exports = function(cssWithMappingToString) {
            var list = [];
            list.toString = function() {
                return this.map(function(item) {
                    var content = "";
                    var needLayer = void 0 !== item[5];
                    if (item[4]) content += "@supports (".concat(item[4], ") {");
                    if (item[2]) content += "@media ".concat(item[2], " {");
                    if (needLayer) content += "@layer".concat(item[5].length > 0 ? " ".concat(item[5]) : "", " {");
                    content += cssWithMappingToString(item);
                    if (needLayer) content += "}";
                    if (item[2]) content += "}";
                    if (item[4]) content += "}";
                    return content;
                }).join("");
            };
            list.i = function(modules, media, dedupe, supports, layer) {
                if ("string" == typeof modules) modules = [
                    [
                        null,
                        modules,
                        void 0
                    ]
                ];
                var alreadyImportedModules = {};
                if (dedupe) for(var k = 0; k < this.length; k++){
                    var id = this[k][0];
                    if (null != id) alreadyImportedModules[id] = true;
                }
                for(var _k = 0; _k < modules.length; _k++){
                    var item = [].concat(modules[_k]);
                    if (!dedupe || !alreadyImportedModules[item[0]]) {
                        if (void 0 !== layer) if (void 0 === item[5]) item[5] = layer;
                        else {
                            item[1] = "@layer".concat(item[5].length > 0 ? " ".concat(item[5]) : "", " {").concat(item[1], "}");
                            item[5] = layer;
                        }
                        if (media) if (item[2]) {
                            item[1] = "@media ".concat(item[2], " {").concat(item[1], "}");
                            item[2] = media;
                        } else item[2] = media;
                        if (supports) if (item[4]) {
                            item[1] = "@supports (".concat(item[4], ") {").concat(item[1], "}");
                            item[4] = supports;
                        } else item[4] = "".concat(supports);
                        list.push(item);
                    }
                }
            };
            return list;
        };
    },
    t (module) {
        module.exports = function(i) {
            return i[1];
        };
    }
});
const themeraw_namespaceObject = ".card {\n  .title {\n    color: #ff0000;\n  }\n}\n";
const themeinline = __webpack_require__("m");
var A = themeinline.A;
export { A as compiled, themeraw_namespaceObject as source };
