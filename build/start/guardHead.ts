/** First script of a page, or the end of its head if there is none. */
const FIRST_SCRIPT = /<script\b|<\/head>/;
/** Rspress's redirect of a first visit to the reader's language (specification 4.25), which drops the hash. */
const REDIRECT = /(window\.location\['replace'\]\([^()]*\+ search)\)/;

/**
 * Inserts the script `guard` before every other script of a page, and makes the redirect to the reader's language
 * keep the hash. Throws if that redirect has another form.
 */
export function guardHead(html: string, guard: string): string {
  const start = html.search(FIRST_SCRIPT);
  const guarded = `${html.slice(0, start)}<script>${guard}</script>${html.slice(start)}`;
  if (guarded.includes('rspress-visited') && !REDIRECT.test(guarded)) {
    throw new Error(
      'build/start/guardHead.ts does not recognize the redirect of a first visit.\nCompare its REDIRECT with the first inline script of the page.',
    );
  }
  return guarded.replace(REDIRECT, '$1 + window.location.hash)');
}
