/**
 * The id of a heading text, as `github-slugger` writes it, which at 2 KB of first load (and the stock
 * theme’s second copy) is mostly the list of characters that a browser knows itself.
 */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
