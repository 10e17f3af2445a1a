import file from 'format-esm';

console.log(file('a.txt'));
