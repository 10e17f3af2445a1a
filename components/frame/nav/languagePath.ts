/**
 * Route of the same page in another language. `route` has no base path and keeps its trailing slash
 * (the stock menu loses it). The default language has no prefix. An address without a page
 * leads to the home page of the other language.
 */
export function languagePath(
  route: string,
  current: string,
  target: string,
  options: { defaultLanguage: string; isNotFound: boolean },
): string {
  const prefix = (language: string) => (language === options.defaultLanguage ? '' : `/${language}`);
  if (options.isNotFound) return `${prefix(target)}/`;
  const from = prefix(current);
  const bare = from && `${route}/`.startsWith(`${from}/`) ? route.slice(from.length) : route;
  return `${prefix(target)}${bare || '/'}`;
}
