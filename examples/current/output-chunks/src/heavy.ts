export const heavy = 1;
