import './button.css';

export const className = 'button';
