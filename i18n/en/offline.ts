/** Words of the page that stands for one that cannot be reached and was not kept. Only the service worker has them. */
export const offline = {
  /** Title and heading. */
  'offline.title': 'This page needs a network',
  /** Under the heading. */
  'offline.text':
    'It cannot be reached now, and it was not kept on this device. Pages that you visit are kept for reading without a network.',
  /** Link to the same address. */
  'offline.retry': 'Try again',
  /** Heading over the list of kept pages, newest first. */
  'offline.kept': 'Kept on this device',
} as const;
