export { a } from './a';
export type { Options } from '@/types';
