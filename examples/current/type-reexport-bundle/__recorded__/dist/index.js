var __webpack_require__ = {};
(()=>{
    __webpack_require__.r = (exports)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports, '__esModule', {
            value: true
        });
    };
})();
var shape_namespaceObject = {};
__webpack_require__.r(shape_namespaceObject);
const area_area = ({ width, height })=>width * height;
var Shape = shape_namespaceObject.Shape;
export { Shape, area_area as area };
