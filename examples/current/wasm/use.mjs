import { add } from './dist/index.js';

console.log(add(1, 2));
