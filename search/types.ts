/** Types shared by the build (records), the engine, the client and the dialog. Imports nothing. */

/** A section of a page: level 1 is the page's opening, 2 to 6 that of the heading. */
export interface SectionRecord {
  level: number;
  /** Id of the heading; empty for the opening. */
  id: string;
  heading: string;
  text: string;
  /** Phrases that readers type who want this section, in words that it does not have; separated by `;`. */
  keywords?: string;
  /** Names of code in the truncated part of the text, separated by spaces. */
  code?: string;
}

export interface PageRecord {
  /** Path of the page without base and extension, for example `/zh/guide/start/`. */
  route: string;
  /** Title of the group in which results are listed (specification 3, lvl0). */
  group: string;
  title: string;
  /** The first section is the page's opening, with the title as its heading. */
  sections: SectionRecord[];
}

/** Everything the engine needs for one language. */
export interface SearchRecords {
  lang: string;
  pages: PageRecord[];
  /** Groups of synonyms. */
  synonyms: string[][];
  /** Syllables without tone, each followed by its Han characters; empty except for Chinese. */
  pinyin: string;
  /** Traditional Chinese, each entry followed by its simplified form; empty except for Chinese. */
  traditional: string;
}

/** Input of the engine; names and defaults follow the search provider (specification 7). */
export interface SearchQuery {
  query: string;
  /** Maximum number of hits. */
  limit: number;
  /** Length of a snippet in words (specification 9: 10, or 5 on narrow screens). */
  snippetWords: number;
}

/** Text (not HTML) as alternately plain and marked parts; the first is plain and may be empty. */
export type Marked = readonly string[];

/** A row of the results. */
export interface Row {
  /** Address of the section: base, route and `#id`. */
  url: string;
  /** Title of the group of the row. */
  group: string;
  /** Title of the page. */
  page: Marked;
  /** Heading of the section; absent for the page's own row, which represents its opening. */
  heading?: Marked;
  /** Reason for the match: an excerpt of the section's text, or of its keywords. */
  excerpt?: Marked;
  /** Whether the excerpt is a keyword, in words that the section does not have. */
  isKeyword?: boolean;
}

/** Results: the rows of a page are adjacent, and so are the pages of a group. */
export interface Rows {
  hits: Row[];
  /** Up to three suggestions for a query without hits. */
  near?: readonly string[];
}
