import type { Text } from './ui/text.js';
export declare const greet: (text: Text) => Text;
