/** What Rspress knows of a page that decides whether it is searched. */
export interface PageFacts {
  frontmatter: Record<string, unknown>;
}

/** `search: false` in the front matter leaves a page out; so do pages that are not documentation. */
export function isSearchable({ frontmatter }: PageFacts): boolean {
  const type = frontmatter.pageType ?? 'doc';
  return frontmatter.search !== false && !['home', '404', 'blank', 'custom'].includes(String(type));
}
