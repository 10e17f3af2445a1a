/** Shapes shared by the build (records), the engine, the client and the dialog. Imports nothing. */

/** One section of a page: level 1 is the page's opening, 2 to 6 follow the heading. */
export interface SectionRecord {
  level: number;
  /** Id of the heading; empty for the opening. */
  id: string;
  heading: string;
  text: string;
  /** What readers type who want this section, in other words than its own; separated by `;`. */
  keywords?: string;
  /** Names of code in the part of the text that is cut off, separated by spaces. */
  code?: string;
}

export interface PageRecord {
  /** Path of the page without base and without extension, for example `/zh/guide/start/`. */
  route: string;
  /** Title of the group under which results are listed (specification 3, lvl0). */
  group: string;
  title: string;
  /** The first section is the page's opening, with the title as its heading. */
  sections: SectionRecord[];
}

/** Everything the engine needs for one language. */
export interface SearchRecords {
  lang: string;
  pages: PageRecord[];
  /** Groups of words that mean the same. */
  synonyms: string[][];
  /** Syllables without tone, each before the Han characters that are read so; empty where pinyin is no use. */
  pinyin: string;
  /** Traditional Chinese, each entry beside what it is in simplified; empty where it is no use. */
  traditional: string;
}

/** What a query asks of the engine; names and defaults follow the search provider (specification 7). */
export interface SearchQuery {
  query: string;
  /** Most hits to return. */
  limit: number;
  /** Words of a snippet (specification 9: 10, or 5 on narrow screens). */
  snippetWords: number;
}

/** Text in parts, by turns plain and marked; the first is plain and may be empty. Text, never HTML. */
export type Marked = readonly string[];

/** One row of the results. */
export interface Row {
  /** Address of the section: base, route and `#id`. */
  url: string;
  /** Title of the group that the row stands under. */
  group: string;
  /** Title of the page. */
  page: Marked;
  /** Heading of the section; absent for the page's own row, which stands for its opening. */
  heading?: Marked;
  /** Why the row is there: a part of the section's text, or of its keywords. */
  excerpt?: Marked;
  /** The excerpt is what readers call the section, in words that it does not have. */
  isKeyword?: boolean;
}

/** What was found: the rows of a page stand together, and so do the pages of a group. */
export interface Rows {
  hits: Row[];
  /** For a query without hits: up to three that may have been meant. */
  near?: readonly string[];
}
