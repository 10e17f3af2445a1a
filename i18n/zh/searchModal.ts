import type { searchModal as source } from '../en/searchModal';

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** Texts of the search dialog, loaded with it and not before. */
export const searchModal = {
  searchBox: {
    resetButtonTitle: '清除查询内容',
  },
  startScreen: {
    recentSearchesTitle: '最近搜索',
    noRecentSearchesText: '没有搜索历史',
    saveRecentSearchButtonTitle: '收藏这条搜索',
    removeRecentSearchButtonTitle: '从搜索历史中移除',
    favoriteSearchesTitle: '收藏',
    removeFavoriteSearchButtonTitle: '从收藏中移除',
  },
  errorScreen: {
    titleText: '无法获取搜索结果',
    helpText: '请检查网络连接。',
    retryText: '重试',
  },
  noResultsScreen: {
    suggestedQueryText: '可以试试搜索',
    reportMissingResultsText: '觉得应该有结果？',
    reportMissingResultsLinkText: '告诉我们。',
  },
  footer: {
    selectText: '选择',
    selectKeyAriaLabel: '回车键',
    navigateText: '切换',
    navigateUpKeyAriaLabel: '向上键',
    navigateDownKeyAriaLabel: '向下键',
    closeText: '关闭',
    closeKeyAriaLabel: 'Esc 键',
    searchByText: '搜索服务',
  },
  popular: {
    title: '常看的页面',
    pages: [
      { text: '快速上手', link: '/zh/guide/start/quick-start' },
      { text: '产物输出格式', link: '/zh/guide/basic/output-format' },
      { text: 'lib.dts', link: '/zh/config/lib/dts' },
      { text: '处理三方依赖', link: '/zh/guide/advanced/third-party-deps' },
      { text: '发布 npm 包', link: '/zh/guide/publish/' },
      { text: '查看输出', link: '/zh/guide/start/explore' },
    ],
  },
  tools: {
    title: '正从其他工具迁移？',
    folder: '/zh/guide/migration/',
  },
  slow: '仍在获取搜索结果，到达后会显示在这里。在此之前，可以从这些页面继续查找：',
  alsoCalled: '又称：',
  report: '搜索「{query}」没有结果',
  count: { one: '{count} 条结果', other: '{count} 条结果' },
  none: '没有找到与「{query}」相关的结果',
} as const satisfies Texts<typeof source>;
