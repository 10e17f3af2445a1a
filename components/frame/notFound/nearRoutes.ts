import { distance } from 'fastest-levenshtein';

/** Maximum number of suggestions. */
const MAX_ROUTES = 3;
/** Maximum edit distance between route and address, as a share of the longer one. */
const MAX_DIFFERENCE = 0.45;

const lastPart = (route: string) => route.split('/').filter(Boolean).at(-1) ?? '';

/**
 * Routes that a reader may have meant by an unknown address: those closest to it, as a whole or in their last segment,
 * which a moved page keeps, and those below it, since an address may be truncated.
 *
 * @param address - escaped path without base, language and extension, for example `/config/lib/formt`
 * @param routes - routes of the same language, in the same form
 * @returns at most three, the closest first
 */
export function nearRoutes(address: string, routes: readonly string[]): string[] {
  // Chat programs include Chinese text that follows an address; no address here has any.
  const wanted = address
    .toLowerCase()
    .replace(/%[89a-f].*/, '')
    .replace(/\/+$/, '');
  if (!wanted) return [];
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
