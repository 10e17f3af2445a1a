import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Files that differ from the main branch, each with its first changed line; new files have line 1. */
export type Changes = Map<string, number>;

const MAIN = ['upstream/main', 'origin/main', 'main'];

function git(root: string, ...args: string[]): string {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  return execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Commit that the branch left main at; HEAD itself when there is no main branch. */
function forkPoint(root: string): string {
  for (const main of MAIN) {
    try {
      return git(root, 'merge-base', 'HEAD', main).trim();
    } catch {
      // That branch does not exist here.
    }
  }
  return 'HEAD';
}

/** Parses `git diff -U0`: path → first changed line. Deleted files count with line 1. */
export function parseDiff(diff: string): Changes {
  const changes: Changes = new Map();
  let before = '';
  let file = '';
  for (const line of diff.split('\n')) {
    if (line.startsWith('--- ')) before = line.slice(6);
    else if (line.startsWith('+++ ')) {
      file = line === '+++ /dev/null' ? before : line.slice(6);
      changes.set(file, 0);
    } else if (line.startsWith('@@ ') && changes.get(file) === 0) {
      changes.set(file, Math.max(1, Number(/\+(\d+)/.exec(line)?.[1] ?? 1)));
    } else if (line.startsWith('Binary files ')) {
      const [, name] = / and b\/(.+) differ$/.exec(line) ?? [];
      if (name) changes.set(name, 1);
    }
  }
  return changes;
}

/**
 * What the branch and the working tree change against main, new files included. Undefined outside a git
 * checkout: then everything counts as changed.
 */
export function findChanges(root: string): Changes | undefined {
  if (!existsSync(join(root, '.git'))) return undefined;
  try {
    const changes = parseDiff(git(root, 'diff', '-U0', '--no-renames', forkPoint(root), '--'));
    const untracked = git(root, 'ls-files', '--others', '--exclude-standard');
    for (const file of untracked.split('\n').filter(Boolean)) changes.set(file, 1);
    return changes;
  } catch {
    return undefined;
  }
}
