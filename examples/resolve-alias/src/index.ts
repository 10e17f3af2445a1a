export { request } from '@request';
