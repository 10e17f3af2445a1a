import { createRequire } from 'node:module';
import * as esm from 'dual-hazard';

const cjs = createRequire(import.meta.url)('dual-hazard');

console.log('import: ', esm.increment());
console.log('require:', cjs.increment());
console.log('same class:', esm.Token === cjs.Token);
