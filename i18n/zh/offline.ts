import type { offline as source } from '../en/offline';

export const offline = {
  'offline.title': '打开此页需要网络',
  'offline.text': '现在无法访问此页，本机也没有保存它。访问过的页面会自动保存，断网时可以阅读。',
  'offline.retry': '重试',
  'offline.kept': '已保存在本机的页面',
} as const satisfies Record<keyof typeof source, string>;
