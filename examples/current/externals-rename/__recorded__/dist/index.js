export { version } from "preact/compat";
export { jsx } from "react/jsx-runtime";
