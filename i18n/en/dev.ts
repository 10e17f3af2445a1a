/** Words of the notice that `pnpm dev` shows in a page with problems. They are in no built page. */
export const dev = {
  /** Name of the region, and its heading; the button folds it away. */
  'dev.problems.title': 'Problems on this page: {count}',
  /** Announced when the last problem is gone. */
  'dev.problems.none': 'This page no longer has any problems.',
  /** Before the corrected text. */
  'dev.problems.write': 'Write:',
  /** Under the list. */
  'dev.problems.more': 'The terminal shows the same messages. They appear only in development.',
} as const;
