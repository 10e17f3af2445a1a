console.log(require('./dist/index.cjs').here);
