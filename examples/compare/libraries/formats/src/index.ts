export { ParseError } from './error.js';
export { parse } from './parse.js';
export { stringify } from './stringify.js';
export type { Section, Settings } from './types.js';
