import type { Length } from '@acme/units';
export declare const format: ({ meters }: Length) => string;
