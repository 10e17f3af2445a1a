import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Absolute path of each committed file in `folder` → time of its last commit, ISO 8601. Empty without git or a history. */
export async function lastChanges(folder: string): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  try {
    const { stdout: top } = await run('git', ['rev-parse', '--show-toplevel'], { cwd: folder });
    const { stdout } = await run(
      'git',
      ['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--', folder],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
    );
    let date = '';
    for (const line of stdout.split('\n')) {
      if (line.startsWith('\0')) date = line.slice(1);
      else if (line) {
        const file = path.join(top.trim(), line);
        if (!changes.has(file)) changes.set(file, date);
      }
    }
  } catch {
    // No git, or no history.
  }
  return changes;
}

/**
 * Time of the last commit that `git log` finds with these arguments, so that two builds of one commit are equal. Undefined
 * without a repository (an export of the sources can be built, too), without such a commit, and in a shallow clone.
 */
export function lastCommit(root: string, ...args: string[]): Date | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined;
    const seconds = Number(git('log', '-1', '--format=%ct', ...args));
    return seconds ? new Date(seconds * 1000) : undefined;
  } catch {
    return undefined;
  }
}
