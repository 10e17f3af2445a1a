export const dir = 1;
