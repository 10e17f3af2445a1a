export { Rating } from './Rating';
export { average } from './average';
