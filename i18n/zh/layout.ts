import type { layout as source } from '../en/layout';

export const layout = {
  'layout.overview.others': '其他',
} as const satisfies Record<keyof typeof source, string>;
