export { chunk, groupBy, unique } from './list.js';
export { capitalize, slug, truncate } from './text.js';
export { type RetryOptions, retry, wait } from './wait.js';
