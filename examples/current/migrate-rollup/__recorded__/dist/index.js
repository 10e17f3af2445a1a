var words_namespaceObject = /*#__PURE__*/ JSON.parse('{"p":"Hi","c":"Good day"}');
function greet(name, { polite = false } = {}) {
    return `${polite ? words_namespaceObject.c : words_namespaceObject.p} ${name}`;
}
export { greet };
