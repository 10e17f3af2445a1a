const { file } = require('format-cjs');

console.log(file('a.txt'));
