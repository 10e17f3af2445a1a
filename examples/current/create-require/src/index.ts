import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { sum } = require('legacy-sum') as { sum(a: number, b: number): number };

export const total = sum(1, 2);
