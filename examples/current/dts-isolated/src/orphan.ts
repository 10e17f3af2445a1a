export const orphan: number = 1;
