import { A } from './dist/index.js';

console.log(new A().m());
