const { countWords } = require('words');
const { slug } = require('words/slug');

console.log(countWords('One, two.'), slug('One, two.'));
