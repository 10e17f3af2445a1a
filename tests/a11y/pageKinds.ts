/** One page of each kind, in English. */
export const KINDS = {
  home: '/',
  article: '/guide/start/quick-start',
  overview: '/config/',
  options: '/config/lib/dts',
  example: '/guide/basic/output-format',
  blog: '/blog/',
  post: '/blog/introducing-rslib',
  'not found': '/no-such-page',
} as const;
