import { format } from './util/format';
import type { Options } from './types';

export type { Options };

/** Greets. */
export const greet = (name: string, options?: Options): string => format(name, options);
