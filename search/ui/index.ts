export { Search } from './Search';
