import type { dev as source } from '../en/dev';

export const dev = {
  'dev.problems.title': '本页的问题：{count}',
  'dev.problems.none': '本页已没有问题。',
  'dev.problems.write': '改为：',
  'dev.problems.more': '终端里有同样的消息。只有开发时才会显示这里的内容。',
} as const satisfies Record<keyof typeof source, string>;
