var __webpack_require__ = {};
(()=>{
    __webpack_require__.p = "https://cdn.example.com/my-library/";
})();
const logo_namespaceObject = __webpack_require__.p + "static/svg/logo.svg";
export { logo_namespaceObject as logo };
