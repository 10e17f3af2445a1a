import button_module from "./button.module.js";
const className = button_module.button;
export { className };
