import type { Options } from './types.js';
export type { Options };
/** Greets. */
export declare const greet: (name: string, options?: Options) => string;
