import { quote } from '@acme/format';
import { upper } from '@acme/text';

export const greet = (name: string): string => `Hello, ${quote(upper(name))}!`;
