import { readFileSync } from 'node:fs';

export const here = import.meta.url;
export const folder = import.meta.dirname;
export const file = import.meta.filename;
export const read = (): string => readFileSync(new URL('../data.txt', here), 'utf8');
