export { Facts } from './Facts';
export { useFacts } from './useFacts';
