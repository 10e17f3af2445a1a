console.log(require('./dist/index.js').label);
