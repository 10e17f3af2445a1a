Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
// src/index.ts
/** Greets somebody by name. */
function greet(name, { polite = false } = {}) {
	return polite ? `Good day, ${name}.` : `Hi ${name}!`;
}
exports.greet = greet;
