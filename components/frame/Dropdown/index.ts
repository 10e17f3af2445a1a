export { Dropdown, type Trigger } from './Dropdown';
