import type { site as source } from '../en/site';

export const site = {
  'site.title': 'Rslib',
  'site.description':
    'Rslib 的独立文档。Rslib 是基于 Rsbuild 的库构建工具，本站的每份产物都由真实的工具生成。',
  'site.feed.title': 'Rslib 文档博客',
  introduction: '介绍',
  quickStart: '快速上手',
  subtitle: '基于 Rsbuild 的库开发工具',
  slogan: '以简单直观的方式创建 JavaScript 库',
} as const satisfies Record<keyof typeof source, string>;
