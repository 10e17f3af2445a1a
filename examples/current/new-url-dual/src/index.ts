import { readFileSync } from 'node:fs';

export const read = (): string =>
  readFileSync(new URL('./data.txt', import.meta.url), 'utf8').trim();
