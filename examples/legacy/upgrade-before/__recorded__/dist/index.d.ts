import type { Options } from './options';
export type { Options } from './options';
/** Fills in what the caller left out. */
export declare function complete(options: Options): Required<Options>;
