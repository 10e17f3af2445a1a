/** Words of the blog pages. */
export const blog = {
  /** Under the title of a post. */
  'blog.published': 'Published on {date}',
} as const;
