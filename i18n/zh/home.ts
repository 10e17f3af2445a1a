import type { home as source } from '../en/home';

export const home = {
  'home.hero.badge': '独立文档，以 {tool} {version} 验证',
  'home.hero.start': '快速上手',
  'home.hero.repository': 'GitHub',

  'home.proof.title': '你写的代码，Rslib 输出的产物',
  'home.proof.lead':
    '下面的文件由已发布的工具实际运行得到。检查程序会重新构建这个项目，逐字节比对。',
  'home.proof.write': '你写下',
  'home.proof.run': '你运行',
  'home.proof.choice': '配置项',
  'home.proof.emit': 'Rslib 输出',
  'home.proof.recordedOn': '由 {package} {version} 生成，最近记录于 {date}',
  'home.proof.recorded': '由 {package} {version} 生成',
  'home.proof.more': '构建你的第一个库',
  'home.proof.explore': '查看其他配置项的输出',

  'home.facts.title': '可以核对的事实',
  'home.facts.lead': '每个数字都是用 {package} {version} 统计或实测得到的。',
  'home.facts.formats.name': '种输出格式',
  'home.facts.formats.text': '{formats}，一次构建可以输出任意几种',
  'home.facts.modes.name': '种输出方式',
  'home.facts.modes.text': '每个入口打包成一个文件，或者每个源文件对应一个产物',
  'home.facts.engines.name': '种类型声明引擎',
  'home.facts.engines.text': '原生的 TypeScript 7、TypeScript 5 与 6，或用于独立声明的 SWC',
  'home.facts.packages.name': '个 npm 包',
  'home.facts.packages.text': '@rslib/core 连同全部依赖共 {size} MB；不含 TypeScript',
  'home.facts.time.value': '{seconds} 秒',
  'home.facts.time.name': '构建一个源文件',
  'home.facts.time.text': '无配置文件的冷构建：{runs} 次的中位数，Node.js {node}',
  'home.facts.examples.name': '个示例项目',
  'home.facts.examples.text': '保存了 {files} 个产物文件，每次重新构建后逐一比对',

  'home.stack.title': 'Rslib 周边的工具',
  'home.stack.lead': '它们共用同一个内核 Rspack，各有自己的站点。',

  'home.footer.independent': '本站是 Rslib 的独立文档，并非由 Rslib 团队运营或审阅。',
  'home.footer.links': '链接',
  'home.footer.homepage': 'Rslib 官方站点',
  'home.footer.repository': 'Rslib 代码仓库',
  'home.footer.source': '本站源码',
  'home.footer.feed': '博客订阅（RSS）',
  'home.footer.license': '文字采用 CC BY 4.0 许可，代码采用 MIT 许可。',
} as const satisfies Record<keyof typeof source, string>;
