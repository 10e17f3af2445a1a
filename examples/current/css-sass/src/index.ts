import './button.scss';

export const className = 'button';
