import type { blog as source } from '../en/blog';

export const blog = {
  'blog.published': '发布于 {date}',
} as const satisfies Record<keyof typeof source, string>;
