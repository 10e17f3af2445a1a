import './polyfill';

export const a = 1;
