import { words } from './words';

/** A text as part of an address. */
export const slug = (text: string): string => words(text).join('-').toLowerCase();
