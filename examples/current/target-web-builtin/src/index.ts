import { join } from 'node:path';

export const file = join('a', 'b');
