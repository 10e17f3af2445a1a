export { ClickCounter } from './click-counter';
