export { Rating } from './Rating.mjs';
export { average } from './average.mjs';
