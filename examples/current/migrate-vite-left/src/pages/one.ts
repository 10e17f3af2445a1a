export const title = 'One';
