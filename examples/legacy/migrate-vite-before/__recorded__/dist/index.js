import { jsx } from "react/jsx-runtime";
// src/Badge.tsx
/** A word in a frame. */
function Badge({ label }) {
	return /* @__PURE__ */ jsx("span", {
		className: "badge",
		children: label
	});
}
export { Badge };
