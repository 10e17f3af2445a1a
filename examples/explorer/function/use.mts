import { greet, type Guest } from 'greet';

const guest: Guest = { name: 'Ada' };
export const text: string = greet(guest);
