export const host: string = 'a browser';
