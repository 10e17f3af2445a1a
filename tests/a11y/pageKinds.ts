/** One page of each kind of the site, with the words that tests look for, in both languages. */
export const SIDES = [
  {
    language: 'en',
    prefix: '',
    other: { path: '/zh', name: '简体中文' },
    skip: 'Skip to content',
    menu: 'Menu',
    outline: 'ON THIS PAGE',
    copied: 'Copied to the clipboard',
  },
  {
    language: 'zh',
    prefix: '/zh',
    other: { path: '', name: 'English' },
    skip: '跳到正文',
    menu: '菜单',
    outline: '目录',
    copied: '已复制到剪贴板',
  },
] as const;

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
