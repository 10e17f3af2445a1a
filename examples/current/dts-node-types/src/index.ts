import { join } from 'node:path';

export const config = (folder: string): string => join(folder, 'config.json');
