/** Every text of the library; the other languages have the same keys. */
export const messages = {
  close: 'Close',
  'files.one': '{count} file',
  'files.other': '{count} files',
};
export type Messages = typeof messages;
