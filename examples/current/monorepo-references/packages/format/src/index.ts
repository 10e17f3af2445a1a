import type { Length } from '@acme/units';

export const format = ({ meters }: Length): string => `${meters.toFixed(2)} m`;
