export { Hero } from './Hero';
export { INSTALL } from './install';
