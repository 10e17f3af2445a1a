import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const read = (): string =>
  readFileSync(join(import.meta.dirname, 'data.txt'), 'utf8').trim();
