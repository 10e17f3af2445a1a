import { readFile } from 'node:fs/promises';

export const platform = 'node';
export const load = (path: string): Promise<string> => readFile(path, 'utf8');
