import './button.css';

export const a = 1;
