const cached = await import('./dist/cached/index.js');
const uncached = await import('./dist/uncached/index.js');
console.log(`with cache ${cached.answer}, without ${uncached.answer}`);
