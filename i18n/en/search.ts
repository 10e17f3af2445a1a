/** The search button and the dialog as it opens, in the first load of every page. The rest of the dialog: `searchModal.ts`. */
export const search = {
  /** On the button of the navbar, next to a magnifier. */
  'search.button.text': 'Search',
  /** Accessible name of the button, and of the dialog it opens. */
  'search.button.label': 'Search docs',
  /** Closes search on a phone. */
  'search.cancel': 'Cancel',
  /** Shown in the dialog when the rest of it has not come for 8 s; links to the sections follow. */
  'search.late':
    'Search is still loading and will open when it is ready. Until then, try these pages:',
  /** Said and shown when the rest of the dialog cannot be loaded or started; the same links follow. */
  'search.failed': 'Search could not be opened. Check your network connection and try again.',
} as const;
