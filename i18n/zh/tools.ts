import type { tools as source } from '../en/tools';

export const tools = {
  'tools.title': '相关工具',
  'tools.newTab': '（在新标签页打开）',
  'tools.rspack': '兼容 webpack API 的打包工具',
  'tools.rsbuild': '基于 Rspack 的 Web 应用构建工具',
  'tools.rspress': '基于 Rsbuild 的静态站点生成器',
  'tools.rslib': '基于 Rsbuild 的库构建工具',
  'tools.rsdoctor': 'Rspack 与 webpack 的构建分析工具',
  'tools.rstest': '基于 Rspack 的测试框架',
  'tools.awesomeRstack': '社区整理的生态项目列表',
} as const satisfies Record<keyof typeof source, string>;
