import { execFileSync } from 'node:child_process';

/**
 * Time of the last commit in the history of `root` that `git log` finds with these arguments, so that two builds of
 * one commit tell the same. `undefined` where git cannot tell: there is no repository (an export of the sources
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
