/** First script of a page, or the end of the head of a page that has none. */
const FIRST_SCRIPT = /<script\b|<\/head>/;
/** Where Rspress sends a first visit to the reader's language (specification 4.25), without the hash. */
const REDIRECT = /(window\.location\['replace'\]\([^()]*\+ search)\)/;

/**
 * Puts `guard` before every script of a page, and keeps the hash of an address that is redirected to the
 * reader's language. Throws when that redirect has another form.
 */
export function guardHead(html: string, guard: string): string {
  const start = html.search(FIRST_SCRIPT);
  const guarded = `${html.slice(0, start)}<script>${guard}</script>${html.slice(start)}`;
  if (guarded.includes('rspress-visited') && !REDIRECT.test(guarded)) {
    throw new Error(
      'The redirect of a first visit is not the one that build/start/guardHead.ts completes.\nCompare its REDIRECT with the first inline script of the page.',
    );
  }
  return guarded.replace(REDIRECT, '$1 + window.location.hash)');
}
