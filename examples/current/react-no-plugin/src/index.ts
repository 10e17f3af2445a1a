export { Counter } from './Counter';
