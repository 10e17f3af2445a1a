import type { Options } from './options';

export type { Options } from './options';

/** Fills in what the caller left out. */
export function complete(options: Options): Required<Options> {
  options.name ??= 'library';
  return { name: options.name };
}
