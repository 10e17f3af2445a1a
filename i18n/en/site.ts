/** Name, slogans and navigation. Also the four built-in strings of specification 1.4. */
export const site = {
  /** Title of the site and of the navbar. */
  'site.title': 'Rslib',
  /** Description of the feed and of llms.txt; in English, meta description of the 404 pages. */
  'site.description':
    'Independent documentation of Rslib, the library build tool on Rsbuild: every output is produced by the real tool.',
  /** Title of the blog feed. */
  'site.feed.title': 'Rslib documentation blog',
  /** Text of links that lead to the introduction. */
  introduction: 'Introduction',
  /** Text of links that lead to the quick start. */
  quickStart: 'Quick start',
  /** Under the name on the home page; names the tool as a library tool built on a bundler. */
  subtitle: 'The library development tool based on Rsbuild',
  /** Slogan of the home page. */
  slogan: 'Create JavaScript libraries in a simple and intuitive way',
} as const;
