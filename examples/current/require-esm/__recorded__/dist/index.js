function greet(name) {
    return `Hello, ${name}!`;
}
export default greet;
