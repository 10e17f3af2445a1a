const { greet } = require('umd-global');

console.log(greet('CommonJS'));
