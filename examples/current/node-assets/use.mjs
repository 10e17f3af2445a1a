import { createRequire } from 'node:module';
import { read } from 'node-assets';

const { read: readWithRequire } = createRequire(import.meta.url)('node-assets');

console.log('import: ', read());
console.log('require:', readWithRequire());
