export const add = (left: number, right: number): number => left + right;
