import { hello } from 'dual-format';

console.log(hello('esm'));
