import { join } from 'node:path';
import { upper } from './upper';

/** Says hello from a folder. */
export function hello(name: string): string {
  return join('/hello', upper(name));
}
