import "./theme.css";
import "./button.css";
export { default as logo } from "@/logo.js";
