export { Counter } from './Counter';
export { Title } from './Title';
