import { upper } from './upper';

/** Greets someone by name. */
export function greet(name: string): string {
  return `Hello, ${upper(name)}!`;
}
