/**
 * The numbers of the ranking, each with what it does. Shares are 0 to 1, factors multiply a score, and what
 * is “added” is added to a factor of 1. All were tried on the queries of `tests/search/queries`: without most
 * of them fewer first results are right. `pnpm bench:search` shows what a change is worth.
 */
export const KNOBS = {
  /** Weights of the fields of a section. */
  fields: {
    heading: 2.5,
    title: 2,
    slug: 1.5,
    /** The heading's id: English words of the section, in every language. */
    id: 2,
    /** What readers type for it, in other words than its own. */
    keywords: 1,
    text: 1,
    code: 0.25,
  },

  /** What a match is worth beside the very word: of other words for the same, or of one a slip away. */
  synonym: 0.65,

  /** Factor for faint words beside telling ones. */
  faint: 0.55,
  /** Added to every inverse frequency: the higher, the less a rare word counts beside a common one. */
  baseWeight: 1.5,
  /** Power of a word's score beside that of its best section: the smaller, the less it counts how often. */
  damping: 0.4,

  /** Share of a query's words from which it is of another field when no page has them beside the others. */
  lacked: 0.25,
  lackedOfSentence: 0.4,

  /** Added for words of the query in the heading or the title above it. */
  heading: 1,
  /** Added for a query that is one of the section's keywords; for one word that is a part of one. */
  keywords: 3,
  keywordsOfWord: 1.2,
  /** Factor for a heading that is the query, or whose last part is. */
  exactHeading: 2.5,
  /** Times as many words as the query has from which a heading is long and its section counts less. */
  long: 1.6,

  /** What the next three sections of a page add to its best one. */
  rest: 0.8,
  /** Share of the best page's score below which a page is noise. */
  leastScore: 0.12,
  /** Share of the best page of the next group below which a page does not stand before it. */
  leastBeforeNext: 0.6,
  /** Share of a page's best section below which another one has no row. */
  leastOfPage: 0.3,
  /** Most rows of a page. */
  rows: 3,
};
