import { createRequire } from 'node:module';
import * as esm from 'pure-esm-require';

const cjs = createRequire(import.meta.url)('pure-esm-require');

console.log('import: ', esm.increment());
console.log('require:', cjs.increment());
console.log('same class:', esm.Token === cjs.Token);
