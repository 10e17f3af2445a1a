/** Start of the first inline script of Rspress. */
const FIRST_SCRIPT = '<script>';
/** Where Rspress sends a first visit to the reader's language (specification 4.25), without the hash. */
const REDIRECT = /(window\.location\['replace'\]\([^()]*\+ search)\)/;

/**
 * Puts `guard` before the inline scripts that Rspress writes into the head, and keeps the hash of an
 * address that is redirected to the reader's language. Throws when the head has none of them.
 */
export function guardHead(html: string, guard: string): string {
  const start = html.indexOf(FIRST_SCRIPT);
  if (start < 0 || start > html.indexOf('</head>')) {
    throw new Error(
      'A built page lacks the inline scripts of Rspress’s template.\nCompare build/start/guardHead.ts with the head of the page.',
    );
  }
  const guarded = `${html.slice(0, start)}<script>${guard}</script>${html.slice(start)}`;
  if (guarded.includes('rspress-visited') && !REDIRECT.test(guarded)) {
    throw new Error(
      'The redirect of a first visit is not the one that build/start/guardHead.ts completes.\nCompare its REDIRECT with the first inline script of the page.',
    );
  }
  return guarded.replace(REDIRECT, '$1 + window.location.hash)');
}
