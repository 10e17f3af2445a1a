import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const MAIN = ['upstream/main', 'origin/main', 'main'];

function git(root: string, ...args: string[]): string {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  return execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Merge base of the branch and main. Throws if there is none, as in a clone of only one branch. */
function forkPoint(root: string): string {
  for (const main of MAIN) {
    try {
      return git(root, 'merge-base', 'HEAD', main).trim();
    } catch {
      // No such branch.
    }
  }
  throw new Error('no main');
}

/**
 * Files that differ from main in the branch or working tree, including untracked ones. Undefined outside a git checkout
 * and without a main branch, where everything counts as changed.
 */
export function findChanges(root: string): string[] | undefined {
  if (!existsSync(join(root, '.git'))) return undefined;
  try {
    const changed = git(root, 'diff', '--name-only', '--no-renames', forkPoint(root), '--');
    const untracked = git(root, 'ls-files', '--others', '--exclude-standard');
    return `${changed}${untracked}`.split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}
