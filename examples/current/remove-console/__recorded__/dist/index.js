console.error('an error');
const a = 1;
export { a };
