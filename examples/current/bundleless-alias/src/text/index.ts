import type { Name } from '@/types';

export const format = ({ first, last }: Name): string => `${first} ${last}`;
