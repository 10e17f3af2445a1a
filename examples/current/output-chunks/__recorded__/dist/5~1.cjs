"use strict";
exports.ids = [
    5
];
exports.modules = {
    "./src/heavy.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        const heavy = 1;
        __webpack_require__.d(__webpack_exports__, {}, {
            heavy: heavy
        });
    }
};
