import { format } from '@acme/format';
import { feet } from '@acme/units';

export const report = (count: number): string => `${count} ft = ${format(feet(count))}`;
