/** Interface between the dialog's shell, which opens immediately, the script that fills it, and the app. */

/** Attribute of the search button with `SearchTexts` as JSON, because the shell has no texts. */
export const TEXTS_ATTRIBUTE = 'data-search';

export interface SearchTexts {
  /** Name of the dialog, also the placeholder of its field. */
  label: string;
  /** Name of the field. */
  field: string;
  /** Label of the button that closes search on phones. */
  cancel: string;
  /** Shown, with `places`, if the rest of the dialog takes long to load. */
  late: string;
  /** Shown, with `places`, if it fails to load. */
  failed: string;
  /** Links for navigation without search. */
  places: readonly { text: string; href: string }[];
}

/** Event on the document: the dialog is open, or may be soon (`null`). The script that fills it prevents the default. */
export const OPEN_EVENT = 'search:open';
/** Session storage key for what to mark on the next page after a full page load. */
export const ARRIVAL_KEY = 'search-arrival';

/** The open dialog. */
export interface OpenSearch {
  dialog: HTMLElement;
  field: HTMLInputElement;
  /** Live region, visible until the dialog is filled. */
  status: HTMLElement;
  /** Aborted when the dialog closes. */
  closed: AbortSignal;
  /** Enter, pressed after the last letter, before there was a row to open. */
  submitted?: KeyboardEvent | undefined;
  /** Arrow keys pressed after the last letter before the dialog was filled. */
  moves: KeyboardEvent[];
  /** Full text of the last paste before the dialog was filled. */
  pasted: string;
  /** Whether an input method is composing in the field. */
  isComposing: boolean;
  /** Says that search is unavailable, and where else to look. */
  fail(): void;
  /** Closes the dialog; restores the focus unless the reader navigates. */
  close(goesElsewhere?: boolean): void;
}

declare global {
  interface DocumentEventMap {
    [OPEN_EVENT]: CustomEvent<OpenSearch | null>;
  }
}
