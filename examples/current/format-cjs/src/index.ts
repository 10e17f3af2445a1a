import { join } from 'node:path';

export const file = (name: string): string => join('/srv', name);

export default file;
