import type { diagram as source } from '../en/diagram';

export const diagram = {
  'diagram.enlarge': '放大示意图',
  'diagram.dialog': '示意图',
  'diagram.close': '关闭',
} satisfies Record<keyof typeof source, string>;
