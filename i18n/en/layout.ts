/** Words of the page frame that stock Rspress has no text for. */
export const layout = {
  /** Group title of overview pages for pages that are in no group (specification 2.3). */
  'layout.overview.others': 'Others',
  /** The app has failed, or does not come; a link to load the page again follows. */
  'layout.broken': 'A part of this page does not respond.',
  'layout.reload': 'Reload the page',
} as const;
