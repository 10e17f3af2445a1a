import at from 'core-js-pure/actual/array/at.js';

export const last = <T>(list: readonly T[]): T | undefined => at(list, -1);
