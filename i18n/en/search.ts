/** The search button, in the first load of every page. Texts of the modal: `searchModal.ts`. */
export const search = {
  /** On the button of the navbar, next to a magnifier. */
  'search.button.text': 'Search',
  /** Accessible name of the button, and of the dialog it opens. */
  'search.button.label': 'Search docs',
  /** Closes search on a phone. */
  'search.cancel': 'Cancel',
  /** Shown in the search box when the dialog has not come for 8 s; links to the sections follow. */
  'search.late':
    'Search is still loading and will open when it is ready. Until then, try these pages:',
  /** Said and shown when the search dialog itself cannot be loaded or started. */
  'search.failed': 'Search could not be opened. Check your network connection and try again.',
} as const;
