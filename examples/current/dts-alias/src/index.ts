import type { Options } from '#types';

export const read = (options: Options): boolean => options.loud;
