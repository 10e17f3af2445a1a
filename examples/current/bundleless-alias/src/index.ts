import { format } from '@/text';
import type { Name } from '@/types';

export const greet = (name: Name): string => format(name);
