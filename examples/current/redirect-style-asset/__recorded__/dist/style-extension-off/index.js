import "./theme.css";
import "./button.less";
export { default as logo } from "./logo.js";
