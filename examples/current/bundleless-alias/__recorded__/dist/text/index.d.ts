import type { Name } from '../types.js';
export declare const format: ({ first, last }: Name) => string;
