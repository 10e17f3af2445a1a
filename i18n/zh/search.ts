import type { search as source } from '../en/search';

/** The search button and the dialog as it opens, in the first load of every page. The rest of the dialog: `searchModal.ts`. */
export const search = {
  'search.button.text': '搜索',
  'search.button.label': '搜索文档',
  'search.cancel': '取消',
  'search.late': '搜索仍在加载，加载完成后会自动打开。在此之前，可以从这些页面继续查找：',
  'search.failed': '无法打开搜索。请检查网络连接后重试。',
} as const satisfies Record<keyof typeof source, string>;
