import { compiled, source } from './dist/bundle/index.js';

console.log('?inline\n' + compiled);
console.log('?raw\n' + source);
