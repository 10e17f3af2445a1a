import { countWords } from 'words';
import { slug } from 'words/slug';

export const count: number = countWords('One, two.');
export const text: string = slug('One, two.');
