const { read } = require('./dist/cjs/index.cjs');

try {
  console.log(read());
} catch (error) {
  console.log(error.code);
}
