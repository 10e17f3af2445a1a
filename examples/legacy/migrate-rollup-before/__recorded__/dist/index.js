var plain = "Hi";
var polite = "Good day";
var words = {
	plain: plain,
	polite: polite
};

/** Greets somebody by name. */
function greet(name, { polite = false } = {}) {
    return `${polite ? words.polite : words.plain} ${name}`;
}

export { greet };
