/**
 * The id of a heading, as `github-slugger` makes it. That package costs 2 KB of the first load, mostly for a list of
 * characters that browsers have built in.
 */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
