import { heading } from 'headings';

console.log(heading('one more time'));
