export const store = 'a file';
