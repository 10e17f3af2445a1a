import type { layout as source } from '../en/layout';

export const layout = {
  'layout.overview.others': '其他',
  'layout.broken': '页面的一部分没有响应。',
  'layout.reload': '重新加载页面',
  'layout.openIn': '就本页内容向 AI 助手提问',
  'layout.openIn.name': '在 {name} 中打开',
  'layout.openIn.question': '请阅读 {url} 并回答我的问题。',
  'layout.feedback.question': '本页有错误或不清楚的地方？',
  'layout.feedback.link': '告诉我们',
  'layout.feedback.page': '页面：{url}',
  'layout.feedback.version': '文档对应版本：@rslib/core {version}',
  'layout.day': '{year}年{month}月{day}日',
  'layout.months': '1 2 3 4 5 6 7 8 9 10 11 12',
  'layout.notFound.near': '你要找的是不是',
  'layout.notFound.start': '可以从这里开始',
  'layout.notFound.options': '全部配置项',
  'layout.notFound.errors': '错误信息',
} as const satisfies Record<keyof typeof source, string>;
