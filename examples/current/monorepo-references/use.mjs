import { report } from './packages/report/dist/index.js';

console.log(report(10));
