export { Rating } from './Rating.js';
export { average } from './average.js';
