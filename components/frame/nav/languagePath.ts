/**
 * Route of the same page in another language. `route` has no base path and keeps its trailing slash
 * (the stock menu loses it). The default language has no prefix.
 */
export function languagePath(
  route: string,
  current: string,
  target: string,
  defaultLanguage: string,
): string {
  const prefix = (language: string) => (language === defaultLanguage ? '' : `/${language}`);
  const from = prefix(current);
  const bare = from && `${route}/`.startsWith(`${from}/`) ? route.slice(from.length) : route;
  return `${prefix(target)}${bare || '/'}`;
}
