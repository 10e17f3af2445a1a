export { answer } from 'answer';
