import { distance } from 'fastest-levenshtein';

/** Most routes that are offered. */
const MAX_ROUTES = 3;
/** A route may differ from the address in at most this share of its letters. */
const MAX_DIFFERENCE = 0.45;

const lastPart = (route: string) => route.split('/').filter(Boolean).at(-1) ?? '';

/**
 * Routes that a reader may have meant by an address without a page: those that differ least from it, as a
 * whole or in their last part, which a page that has moved keeps, and those below it: a folder is what is
 * left of an address that was cut off.
 *
 * @param address - path without base, language and extension, for example `/config/lib/formt`
 * @param routes - routes of the same language, in the same form
 * @returns at most three, the nearest first
 */
export function nearRoutes(address: string, routes: readonly string[]): string[] {
  const wanted = address.toLowerCase().replace(/\/+$/, '');
  const share = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1);
  return routes
    .map((route) => {
      const parts = [lastPart(wanted), lastPart(route)] as const;
      const whole = share(wanted, route) / (route.startsWith(`${wanted}/`) ? 2 : 1);
      return { route, difference: Math.min(whole, 0.05 + share(...parts)) };
    })
    .filter(({ difference }) => difference <= MAX_DIFFERENCE)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, MAX_ROUTES)
    .map(({ route }) => route);
}
