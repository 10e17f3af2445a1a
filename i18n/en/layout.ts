/** Words of the page frame that stock Rspress has no text for. */
export const layout = {
  /** Group title of overview pages for pages that are in no group (specification 2.3). */
  'layout.overview.others': 'Others',
} as const;
