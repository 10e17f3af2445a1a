import { host } from '#host';

/** Where this code runs. */
export const where = (): string => `runs in ${host}`;
