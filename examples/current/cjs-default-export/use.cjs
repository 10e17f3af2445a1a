const required = require('cjs-default-export');

console.log(typeof required);
console.log(required.default());
