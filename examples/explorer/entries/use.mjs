import { countWords } from 'words';
import { slug } from 'words/slug';

console.log(countWords('One, two.'), slug('One, two.'));
