/** Words of the notice that `pnpm dev` shows in a page with problems. They are in no built page. */
export const dev = {
  /** Name of the region, and its heading; the button folds it away. */
  'dev.problems.title': 'Problems of this page: {count}',
  /** Announced when the last problem is gone. */
  'dev.problems.none': 'This page has no problems any more.',
  /** Before the corrected text. */
  'dev.problems.write': 'Write:',
  /** Under the list. */
  'dev.problems.more': 'The same messages are in the terminal. They are seen in development only.',
} as const;
