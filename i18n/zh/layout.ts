import type { layout as source } from '../en/layout';

export const layout = {
  'layout.overview.others': '其他',
  'layout.broken': '页面的一部分没有响应。',
  'layout.reload': '重新加载页面',
} as const satisfies Record<keyof typeof source, string>;
