import type { Language } from '../../../site';
import { listPosts } from '../../pages/blog/blogPosts';
import { lastCommit } from '../../pages/lastCommit';

/**
 * When the posts of a language last changed: their last commit. Where git cannot tell, the day of the newest post;
 * undefined for a blog without posts.
 */
export function lastPostChange(root: string, language: Language): Date | undefined {
  const posts = listPosts(root, language);
  const [newest] = posts;
  if (!newest) return undefined;
  return lastCommit(root, '--', ...posts.map(({ file }) => file)) ?? new Date(newest.date);
}
