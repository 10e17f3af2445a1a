import type { examples as source } from '../en/examples';

export const examples = {
  'example.source': '源码',
  'example.output': '{tool} 的实际输出',
  'example.run': '运行',
  'example.tabs': '{group}：文件',
  'example.folder': '在仓库中查看',
  'example.download': '下载项目',
  'example.explored': '同一份源码，{option} 取不同的值',
  'example.unreachable': '无法获取。',
  'example.retry': '重试',
  'example.explore': '在「查看输出」页打开这些配置',
  'example.tree': '全部文件（{count} 个）',
  'example.runtime': '打包工具的模块运行时（{count} 行）',
  'example.exit': '退出码 {code}',
  'example.binary': '二进制文件',
} satisfies Record<keyof typeof source, string>;
