import { execFileSync } from 'node:child_process';

/**
 * Day of the last commit that wrote a recording, `YYYY-MM-DD` (UTC); moving one writes nothing. `undefined`
 * outside a git checkout and in a shallow one, whose history would name the wrong day.
 */
export function lastRecordingDate(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined;
    const written = ['-1', '-M', '--diff-filter=AM', '--format=%ct'];
    const seconds = Number(git('log', ...written, '--', ':(glob)**/__recorded__/**'));
    return seconds ? new Date(seconds * 1000).toISOString().slice(0, 10) : undefined;
  } catch {
    // No git here, or no repository: an export of the sources builds all the same, without the day.
    return undefined;
  }
}
