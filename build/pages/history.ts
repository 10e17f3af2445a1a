import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * When each file below `folder` was last changed in git, ISO 8601 by absolute path. Empty without git
 * or a history; uncommitted files are missing.
 */
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
 * Time of the last commit in the history of `root` that `git log` finds with these arguments, so that two builds of
 * one commit agree. `undefined` when unknown: there is no repository (an export of the sources
 * builds all the same), no such commit, or a shallow clone, whose history ends too early.
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
