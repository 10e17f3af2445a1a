export class Token {}

let count = 0;

export const increment = (): number => ++count;
