export { Field } from './Field.js';
