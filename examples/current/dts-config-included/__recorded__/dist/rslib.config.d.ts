declare const _default: import("@rslib/core").RslibConfig;
export default _default;
