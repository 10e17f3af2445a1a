import { address, type Guest } from './guest';

export type { Guest };

/** A greeting for one guest. */
export function greet(guest: Guest): string {
  return `Hello, ${address(guest)}!`;
}
