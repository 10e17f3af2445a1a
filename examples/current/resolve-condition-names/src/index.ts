export { store } from 'store';
