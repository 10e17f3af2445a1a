class Token {
}
let count = 0;
const increment = ()=>++count;
export { Token, increment };
