const jsContent = "var __webpack_modules__ = {\n    H (__unused_rspack_module, __webpack_exports__, __webpack_require__) {\n        __webpack_require__.d(__webpack_exports__, {\n            W: ()=>add\n        });\n        const add = (left, right)=>left + right;\n    }\n};\nvar __webpack_module_cache__ = {};\nfunction __webpack_require__(moduleId) {\n    var cachedModule = __webpack_module_cache__[moduleId];\n    if (void 0 !== cachedModule) return cachedModule.exports;\n    var module = __webpack_module_cache__[moduleId] = {\n        exports: {}\n    };\n    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);\n    return module.exports;\n}\n(()=>{\n    __webpack_require__.d = (exports, getters, values)=>{\n        var define = (defs, kind)=>{\n            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports, key)) Object.defineProperty(exports, key, {\n                enumerable: true,\n                [kind]: defs[key]\n            });\n        };\n        define(getters, \"get\");\n        define(values, \"value\");\n    };\n})();\n(()=>{\n    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);\n})();\nvar _helper__rspack_import_0 = __webpack_require__(\"H\");\nself.onmessage = ({ data })=>{\n    self.postMessage((0, _helper__rspack_import_0.W)(data[0], data[1]));\n};\n";
const workerURL = "u" > typeof self && (self.URL || self.webkitURL);
const blob = workerURL && self.Blob && new Blob([
    "URL.revokeObjectURL(import.meta.url);",
    jsContent
], {
    type: "text/javascript;charset=utf-8"
});
function WorkerWrapper(options) {
    let objURL;
    try {
        objURL = blob && workerURL.createObjectURL(blob);
        if (!objURL) throw "";
        const worker = new Worker(objURL, {
            type: "module",
            name: options && options.name
        });
        worker.addEventListener("error", ()=>{
            workerURL.revokeObjectURL(objURL);
        });
        return worker;
    } catch (e) {
        if (objURL) workerURL.revokeObjectURL(objURL);
        return new Worker("data:text/javascript;charset=utf-8," + encodeURIComponent(jsContent), {
            type: "module",
            name: options && options.name
        });
    }
}
const start = ()=>new WorkerWrapper();
export { start };
