/**
 * Language that the page is written in, as the list of languages marks it. A browser that translates the page writes
 * its own on the `html` element, which tells it only before that list has come.
 */
export const pageLanguage = (): string =>
  document.querySelector<HTMLAnchorElement>('.rp-nav a[hreflang][aria-current]')?.hreflang ??
  document.documentElement.lang.slice(0, 2);
