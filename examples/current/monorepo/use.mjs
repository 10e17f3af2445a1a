import { greet } from './packages/greeter/dist/index.js';

console.log(greet('world'));
