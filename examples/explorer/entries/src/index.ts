import { words } from './words';

/** How many words a text has. */
export const countWords = (text: string): number => words(text).length;
