export { add } from './add.wasm';
