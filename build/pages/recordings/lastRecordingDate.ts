import { lastCommit } from '../lastCommit';

/**
 * Day of the last commit that wrote a recording, `YYYY-MM-DD` (UTC); moving one writes nothing. `undefined` where
 * git cannot tell.
 */
export const lastRecordingDate = (root: string): string | undefined =>
  lastCommit(root, '-M', '--diff-filter=AM', '--', ':(glob)**/__recorded__/**')
    ?.toISOString()
    .slice(0, 10);
