function greet(name, { polite = false } = {}) {
    return polite ? `Good day, ${name}.` : `Hi ${name}!`;
}
export { greet };
