import type { Text } from '@/ui/text.ts';
import words from './words.json' with { type: 'json' };

export const greet = (text: Text): Text => [words.greeting, ...text];
