import type { Options } from './types';

export const greet = (name: string, options?: Options): string =>
  options?.loud ? name.toUpperCase() : name;
