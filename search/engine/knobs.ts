/** The numbers of the ranking, each with what it does. `pnpm bench:search` shows what a change is worth. */
export const KNOBS = {
  /** Share of a page's best section below which another one has no row. */
  leastOfPage: 0.3,
  /** A page stands out when it beats the next one by this factor; then more of its sections are shown. */
  standsOut: 1.7,
  /** Most rows of a page that stands out, of another first page, and of every other page. */
  rowsOfClear: 4,
  rowsOfFirst: 3,
  rows: 2,
} as const;
