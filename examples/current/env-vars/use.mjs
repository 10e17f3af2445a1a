import { createRequire } from 'node:module';
import * as esm from './dist/esm/index.js';

const require = createRequire(import.meta.url);
const outputs = {
  esm,
  cjs: require('./dist/cjs/index.cjs'),
  umd: require('./dist/umd/index.cjs'),
};
for (const [format, { mode, api }] of Object.entries(outputs)) {
  console.log(format, 'api:', api());
  try {
    console.log(format, 'mode:', mode());
  } catch (error) {
    console.log(format, 'mode:', String(error));
  }
}
