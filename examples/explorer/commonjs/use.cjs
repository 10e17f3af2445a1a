const { heading } = require('headings');

console.log(heading('one more time'));
