import { greet } from 'quick-start';

console.log(greet('world'));
