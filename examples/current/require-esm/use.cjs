console.log('default export:  ', typeof require('require-esm').default);
console.log("'module.exports':", typeof require('require-esm/function'));

try {
  require('require-esm/late');
} catch (error) {
  console.log('top-level await: ', error.code);
}
