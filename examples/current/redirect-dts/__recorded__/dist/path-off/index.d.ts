export { a } from './a.js';
export type { Options } from '@/types';
