Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
let react_jsx_runtime = require("react/jsx-runtime");
// src/Badge.tsx
/** A word in a frame. */
function Badge({ label }) {
	return /* @__PURE__ */ (0, react_jsx_runtime.jsx)("span", {
		className: "badge",
		children: label
	});
}
exports.Badge = Badge;
