import type { Name } from './types.js';
export declare const greet: (name: Name) => string;
