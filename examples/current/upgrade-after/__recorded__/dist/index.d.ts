import type { Options } from './options.js';
export type { Options } from './options.js';
/** Fills in what the caller left out. */
export declare function complete(options: Options): Required<Options>;
