await import('./dist/legacy/legacy.js');
const { User } = await import('./dist/standard/standard.js');

console.log(User[Symbol.metadata ?? Symbol.for('Symbol.metadata')]);
