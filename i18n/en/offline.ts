/** Words of the page that stands for one that cannot be reached and was not kept. Only the service worker has them. */
export const offline = {
  /** Title and heading. */
  'offline.title': 'This page needs a network',
  /** Under the heading. */
  'offline.text':
    'It cannot be reached right now, and it is not saved on this device. Pages that you visit are saved so that you can read them offline.',
  /** Link to the same address. */
  'offline.retry': 'Try again',
  /** Heading over the list of kept pages, newest first. */
  'offline.kept': 'Saved on this device',
} as const;
