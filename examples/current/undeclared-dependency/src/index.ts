export { upper } from 'tiny-upper';
