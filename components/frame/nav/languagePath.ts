/**
 * Route of the same page in another language. `route` is without the base path; a trailing slash is kept (the stock
 * menu loses it). The default language has no prefix.
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
