import type { Options } from './options.js';
export type { Options };
export declare const load: ({ path }: Options) => string;
