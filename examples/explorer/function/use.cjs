const { greet } = require('greet');

console.log(greet({ name: 'Ada', title: 'Dr.' }));
