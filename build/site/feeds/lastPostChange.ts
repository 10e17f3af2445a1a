import { execFileSync } from 'node:child_process';
import type { Language } from '../../../site';
import { listPosts } from '../../pages/blog/blogPosts';

/**
 * When the posts of a language last changed: their last commit, so that two builds of one commit tell the
 * same. Where git cannot tell (no repository, or a shallow clone, whose history ends too early) the day of
 * the newest post; undefined for a blog without posts.
 */
export function lastPostChange(root: string, language: Language): Date | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const posts = listPosts(root, language);
  if (posts.length === 0) return undefined;
  try {
    const isWhole = git('rev-parse', '--is-shallow-repository').trim() === 'false';
    const seconds = Number(
      git('log', '-1', '--format=%ct', '--', ...posts.map(({ file }) => file)),
    );
    if (isWhole && seconds) return new Date(seconds * 1000);
  } catch {
    // An export of the sources, without git.
  }
  const [newest] = posts;
  return newest && new Date(newest.date);
}
