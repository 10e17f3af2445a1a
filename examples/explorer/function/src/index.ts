import { fill } from './fill';

/** What to greet. */
export interface Guest {
  name: string;
  title?: string;
}

/** A greeting with the guest's title, if there is one. */
export function greet(guest: Guest): string {
  return fill('Hello, {who}!', { who: `${guest.title ?? ''} ${guest.name}`.trim() });
}
