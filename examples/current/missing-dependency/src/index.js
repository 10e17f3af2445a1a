export { sum } from 'not-installed';
