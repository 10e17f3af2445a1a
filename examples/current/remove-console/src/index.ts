console.log('a log');
console.error('an error');

export const a = 1;
