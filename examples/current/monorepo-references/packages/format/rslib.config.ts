export { default } from '../../rslib.base.ts';
