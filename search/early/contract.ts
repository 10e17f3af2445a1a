/**
 * What the boot script's search box (earlySearch.ts) and the search of the app (search/ui) say to each
 * other. The box stands in for the dialog until that has come.
 */

/** Attribute of the search button with `EarlySearchTexts` as JSON: the boot script has no words. */
export const TEXTS_ATTRIBUTE = 'data-early-search';

export interface EarlySearchTexts {
  /** Name of the dialog, also the placeholder of its field. */
  label: string;
  /** Name of the field. */
  field: string;
  /** Word of the button that closes search on phones. */
  cancel: string;
  /** Said when the dialog has not come for a while; `places` follow. */
  late: string;
  /** Pages that lead on without search. */
  places: readonly { text: string; href: string }[];
}

/** Event of the document: the box is open and the app listens. Prevented by the search that takes over. */
export const EARLY_SEARCH = 'search:early';
/** Event of the document: the app wants search before its dialog is loaded. Prevented when the box opens. */
export const SEARCH_WANTED = 'search:wanted';

/** The open box, as the app sees it. */
export interface EarlySearch {
  /** The element that gets the focus back when search closes; none for the page itself. */
  readonly opener: HTMLElement | null;
  /** What has been typed so far. */
  readonly query: string;
  /** Enter was pressed after the last letter: the first hit shall be opened. */
  readonly isSubmitted: boolean;
  /** Aborted when the reader closes the box. */
  readonly closed: AbortSignal;
  /** Resolves when no input method composes in the box; what is composed must not be torn off. */
  composed(): Promise<void>;
  /** Gives focus, text and caret to the field of the dialog and takes the box away. */
  giveTo(field: HTMLInputElement): void;
  /** Whether the reader still waits for a script that is only late, as its error says. */
  waits(error: { type?: string }): boolean;
  /**
   * The dialog cannot be had. A newer build may have removed its script, so the page is loaded again with the box
   * as it is; not a second time, and not when the page does not answer: then the box says `text`. Tells whether the
   * box is still there.
   */
  giveUp(text: string): boolean;
}

declare global {
  interface DocumentEventMap {
    [EARLY_SEARCH]: CustomEvent<EarlySearch>;
  }
}
