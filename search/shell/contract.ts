/** What the dialog's shell, which opens at once, says to the script that fills it and to the app. */

/** Attribute of the search button with `SearchTexts` as JSON: the shell has no words. */
export const TEXTS_ATTRIBUTE = 'data-search';

export interface SearchTexts {
  /** Name of the dialog, also the placeholder of its field. */
  label: string;
  /** Name of the field. */
  field: string;
  /** Word of the button that closes search on phones. */
  cancel: string;
  /** Said when the rest of the dialog has not come for a while; `places` follow. */
  late: string;
  /** Said when it cannot be had, with the same places. */
  failed: string;
  /** Pages that lead on without search. */
  places: readonly { text: string; href: string }[];
}

/** Event of the document: the dialog is open, or may be soon (`null`). Prevented by the script that fills it. */
export const OPEN_EVENT = 'search:open';
/** Where a tab keeps what to mark on the page that it goes to without the app. */
export const ARRIVAL_KEY = 'search-arrival';

/** The open dialog. */
export interface OpenSearch {
  dialog: HTMLElement;
  field: HTMLInputElement;
  /** Says politely what changes; seen until the dialog is filled. */
  status: HTMLElement;
  /** Aborted when the dialog closes. */
  closed: AbortSignal;
  /** Enter was pressed after the last letter; what fills the dialog takes it back when it has opened a row, or cannot. */
  isSubmitted: boolean;
  /** Keys that move among the rows, pressed after the last letter while the dialog was not filled. */
  moves: KeyboardEvent[];
  /** What was pasted last, in full, while the dialog was not filled. */
  pasted: string;
  /** Whether an input method composes in the field. */
  isComposing: boolean;
  /** Says that search cannot be had, and where else to look. */
  fail(): void;
  /** Closes the dialog; the focus goes back where it was, unless the reader goes elsewhere. */
  close(goesElsewhere?: boolean): void;
}

declare global {
  interface DocumentEventMap {
    [OPEN_EVENT]: CustomEvent<OpenSearch | null>;
  }
}
