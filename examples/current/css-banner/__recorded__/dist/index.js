import './index.css';
const a = 1;
export { a };
