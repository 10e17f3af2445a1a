const upper = (text)=>text.toUpperCase();
function greet(name) {
    return `Hello, ${upper(name)}!`;
}
export { greet };
