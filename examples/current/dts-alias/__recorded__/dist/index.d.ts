import type { Options } from './types.js';
export declare const read: (options: Options) => boolean;
