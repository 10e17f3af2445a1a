export { area } from './area';
export { Shape } from './shape';
