export const name = 'themes';
