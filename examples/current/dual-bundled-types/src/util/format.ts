import type { Options } from '../types';

export const format = (text: string, options?: Options): string =>
  options?.loud ? text.toUpperCase() : text;
