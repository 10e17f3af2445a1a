export { greet } from './greet';
export type { Options } from './types';
