import type { Options } from '../types.js';
export declare const format: (text: string, options?: Options) => string;
