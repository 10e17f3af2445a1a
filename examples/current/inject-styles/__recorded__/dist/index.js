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
(()=>{
    __webpack_require__.nc = void 0;
})();
__webpack_require__.add({
    D (module, __webpack_exports__, __webpack_require__) {
        var _node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_noSourceMaps_js__rspack_import_1 = __webpack_require__("t");
        var _node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_noSourceMaps_js__rspack_import_1_default = /*#__PURE__*/ __webpack_require__.n(_node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_noSourceMaps_js__rspack_import_1);
        var _node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_api_js__rspack_import_0 = __webpack_require__("V");
        var _node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_api_js__rspack_import_0_default = /*#__PURE__*/ __webpack_require__.n(_node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_api_js__rspack_import_0);
        var ___CSS_LOADER_EXPORT___ = _node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_api_js__rspack_import_0_default()(_node_modules_pnpm_rsbuild_core_2_2_14_module_federation_runtime_tools_2_9_2_core_js_3_51_0_node_modules_rsbuild_core_compiled_css_loader_noSourceMaps_js__rspack_import_1_default());
        ___CSS_LOADER_EXPORT___.push([
            module.id,
            `.button {
  color: red;
}
`,
            ""
        ]);
        const __rspack_default_export = ___CSS_LOADER_EXPORT___;
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
    },
    N (module) {
        var stylesInDOM = [];
        function getIndexByIdentifier(identifier) {
            var result = -1;
            for(var i = 0; i < stylesInDOM.length; i++)if (stylesInDOM[i].identifier === identifier) {
                result = i;
                break;
            }
            return result;
        }
        function modulesToDom(list, options) {
            var idCountMap = {};
            var identifiers = [];
            for(var i = 0; i < list.length; i++){
                var item = list[i];
                var id = options.base ? item[0] + options.base : item[0];
                var count = idCountMap[id] || 0;
                var identifier = "".concat(id, " ").concat(count);
                idCountMap[id] = count + 1;
                var indexByIdentifier = getIndexByIdentifier(identifier);
                var obj = {
                    css: item[1],
                    media: item[2],
                    sourceMap: item[3],
                    supports: item[4],
                    layer: item[5]
                };
                if (-1 !== indexByIdentifier) {
                    stylesInDOM[indexByIdentifier].references++;
                    stylesInDOM[indexByIdentifier].updater(obj);
                } else {
                    var updater = addElementStyle(obj, options);
                    options.byIndex = i;
                    stylesInDOM.splice(i, 0, {
                        identifier: identifier,
                        updater: updater,
                        references: 1
                    });
                }
                identifiers.push(identifier);
            }
            return identifiers;
        }
        function addElementStyle(obj, options) {
            var api = options.domAPI(options);
            api.update(obj);
            var updater = function(newObj) {
                if (newObj) {
                    if (newObj.css === obj.css && newObj.media === obj.media && newObj.sourceMap === obj.sourceMap && newObj.supports === obj.supports && newObj.layer === obj.layer) return;
                    api.update(obj = newObj);
                } else api.remove();
            };
            return updater;
        }
        module.exports = function(list, options) {
            options = options || {};
            list = list || [];
            var lastIdentifiers = modulesToDom(list, options);
            return function(newList) {
                newList = newList || [];
                for(var i = 0; i < lastIdentifiers.length; i++){
                    var identifier = lastIdentifiers[i];
                    var index = getIndexByIdentifier(identifier);
                    stylesInDOM[index].references--;
                }
                var newLastIdentifiers = modulesToDom(newList, options);
                for(var _i = 0; _i < lastIdentifiers.length; _i++){
                    var _identifier = lastIdentifiers[_i];
                    var _index = getIndexByIdentifier(_identifier);
                    if (0 === stylesInDOM[_index].references) {
                        stylesInDOM[_index].updater();
                        stylesInDOM.splice(_index, 1);
                    }
                }
                lastIdentifiers = newLastIdentifiers;
            };
        };
    },
    m (module) {
        var memo = {};
        function getTarget(target) {
            if (void 0 === memo[target]) {
                var styleTarget = document.querySelector(target);
                if (window.HTMLIFrameElement && styleTarget instanceof window.HTMLIFrameElement) try {
                    styleTarget = styleTarget.contentDocument.head;
                } catch (e) {
                    styleTarget = null;
                }
                memo[target] = styleTarget;
            }
            return memo[target];
        }
        function insertBySelector(insert, style) {
            var target = getTarget(insert);
            if (!target) throw new Error("Couldn't find a style target. This probably means that the value for the 'insert' parameter is invalid.");
            target.appendChild(style);
        }
        module.exports = insertBySelector;
    },
    c (module) {
        function insertStyleElement(options) {
            var element = document.createElement("style");
            options.setAttributes(element, options.attributes);
            options.insert(element, options.options);
            return element;
        }
        module.exports = insertStyleElement;
    },
    z (module, __unused_rspack_exports, __webpack_require__) {
        function setAttributesWithoutAttributes(styleElement) {
            var nonce = __webpack_require__.nc;
            if (nonce) styleElement.setAttribute("nonce", nonce);
        }
        module.exports = setAttributesWithoutAttributes;
    },
    po (module) {
        function apply(styleElement, options, obj) {
            var css = "";
            if (obj.supports) css += "@supports (".concat(obj.supports, ") {");
            if (obj.media) css += "@media ".concat(obj.media, " {");
            var needLayer = void 0 !== obj.layer;
            if (needLayer) css += "@layer".concat(obj.layer.length > 0 ? " ".concat(obj.layer) : "", " {");
            css += obj.css;
            if (needLayer) css += "}";
            if (obj.media) css += "}";
            if (obj.supports) css += "}";
            var sourceMap = obj.sourceMap;
            if (sourceMap && "u" > typeof btoa) css += "\n/*# sourceMappingURL=data:application/json;base64,".concat(btoa(unescape(encodeURIComponent(JSON.stringify(sourceMap)))), " */");
            options.styleTagTransform(css, styleElement, options.options);
        }
        function removeStyleElement(styleElement) {
            if (null === styleElement.parentNode) return false;
            styleElement.parentNode.removeChild(styleElement);
        }
        function domAPI(options) {
            if ("u" < typeof document) return {
                update: function() {},
                remove: function() {}
            };
            var styleElement = options.insertStyleElement(options);
            return {
                update: function(obj) {
                    apply(styleElement, options, obj);
                },
                remove: function() {
                    removeStyleElement(styleElement);
                }
            };
        }
        module.exports = domAPI;
    },
    i (module) {
        function styleTagTransform(css, styleElement) {
            if (styleElement.styleSheet) styleElement.styleSheet.cssText = css;
            else {
                while(styleElement.firstChild)styleElement.removeChild(styleElement.firstChild);
                styleElement.appendChild(document.createTextNode(css));
            }
        }
        module.exports = styleTagTransform;
    }
});
const button_0 = __webpack_require__("D");
const styleTagTransform = __webpack_require__("i");
var styleTagTransform_default = /*#__PURE__*/ __webpack_require__.n(styleTagTransform);
const setAttributesWithoutAttributes = __webpack_require__("z");
var setAttributesWithoutAttributes_default = /*#__PURE__*/ __webpack_require__.n(setAttributesWithoutAttributes);
const insertBySelector = __webpack_require__("m");
var insertBySelector_default = /*#__PURE__*/ __webpack_require__.n(insertBySelector);
const styleDomAPI = __webpack_require__("po");
var styleDomAPI_default = /*#__PURE__*/ __webpack_require__.n(styleDomAPI);
const insertStyleElement = __webpack_require__("c");
var insertStyleElement_default = /*#__PURE__*/ __webpack_require__.n(insertStyleElement);
const injectStylesIntoStyleTag = __webpack_require__("N");
var injectStylesIntoStyleTag_default = /*#__PURE__*/ __webpack_require__.n(injectStylesIntoStyleTag);
var options = {};
options.styleTagTransform = styleTagTransform_default();
options.setAttributes = setAttributesWithoutAttributes_default();
options.insert = insertBySelector_default().bind(null, "head");
options.domAPI = styleDomAPI_default();
options.insertStyleElement = insertStyleElement_default();
injectStylesIntoStyleTag_default()(button_0.A, options);
button_0.A && button_0.A.locals && button_0.A.locals;
const a = 1;
export { a };
