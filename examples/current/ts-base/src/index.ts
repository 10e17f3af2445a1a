import { readFileSync } from 'node:fs';
import type { Options } from './options';

export type { Options };

export const load = ({ path }: Options): string => readFileSync(path, 'utf8');
