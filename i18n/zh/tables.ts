import type { tables as source } from '../en/tables';

export const tables = {
  'table.option': '配置项',
  'table.type': '类型',
  'table.default': '默认值',
  'table.notes': '说明',
  'table.setting': '设置',
  'table.deprecated': '已弃用',
  'table.experimental': '实验性',
  'table.and': '、',
  'table.typeAndDefault': '{type}；默认值：{value}',
  'table.unset': '未设置',
  'table.valueOf': '{value}（{formats}）',
  'table.also': '；',
  'table.newest': '最新版',
  'table.help': '{command} 的输出（Rslib {version}）：',
  'table.package': '包',
  'table.version': '本站使用的版本',
  'table.peers': 'peer 依赖（peerDependencies）',
} satisfies Record<keyof typeof source, string>;
