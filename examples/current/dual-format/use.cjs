const { hello } = require('dual-format');

console.log(hello('cjs'));
