import './style.css';

export const a = (): number => 1;
