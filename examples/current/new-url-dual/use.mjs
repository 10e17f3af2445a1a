import { read } from './dist/esm/index.js';

console.log(read());
